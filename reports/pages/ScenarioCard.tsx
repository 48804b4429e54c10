import type { Scenario, Step } from '../read/model/scenario.ts';
import { viewports } from '../../harness/viewports.ts';
import { describeDevice } from '../clause-devices.ts';
import { Journal } from './contract/Journal.tsx';

/** A scenario with its steps, their results and its journal. A failed one is unfolded and has a picture of its end. */
export function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const { id, name, status, seconds, file, line, steps } = scenario;
  const passed = status === 'PASSED';
  return (
    <details className={passed ? 'scenario' : 'scenario broken'} id={id} open={!passed}>
      <summary>
        <b>{passed ? 'passed' : status.toLowerCase()}</b> {name}{' '}
        <small>
          {describeDevice(scenario)}, {seconds.toFixed(1)} s
        </small>
      </summary>
      <div className="sides">
        <div>
          <ol className="steps">
            {steps.map((step, index) => (
              <StepLine key={index} id={`${id}-step-${index + 1}`} step={step} />
            ))}
          </ol>
          <p>
            <small>
              <a href={`#${id}`}>Address of this scenario</a> · <code>{`${file}:${line}`}</code>
            </small>
          </p>
          <Journal scenario={scenario} />
        </div>
        <Picture scenario={scenario} />
      </div>
    </details>
  );
}

type StepProps = { id: string; step: Step };

function StepLine({ id, step: { keyword, text, table, status, message } }: StepProps) {
  return (
    <li id={id} className={status === 'PASSED' ? undefined : status.toLowerCase()}>
      <b>{keyword}</b> {text} {status !== 'PASSED' && <em>{status.toLowerCase()}</em>}
      {table.length > 0 && (
        <table>
          <tbody>
            {table.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {message && <pre>{message}</pre>}
    </li>
  );
}

function Picture({ scenario: { name, device, picture, visited } }: { scenario: Scenario }) {
  if (!device || !picture) return null;
  const { route, differences } = visited.at(-1) ?? { route: 'No screen of the site', differences: [] };
  return (
    <figure>
      <img src={picture} alt={`The window at the end of: ${name}`} {...viewports[device]} />
      <figcaption>{[route, ...differences].join('; ')}</figcaption>
    </figure>
  );
}
