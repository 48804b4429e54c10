import { describeDevice, type Scenario, type Step } from '../read/collect-scenarios.ts';
import { viewports } from '../../harness/viewports.ts';
import { CallCard } from './CallCard.tsx';

/** A scenario with its steps, their results and its journal; if it failed, unfolded and with a final screenshot. */
export function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const { id, name, status, seconds, file, line, steps } = scenario;
  const passed = status === 'PASSED';
  return (
    <details className={passed ? 'scenario' : 'scenario broken'} open={!passed}>
      <summary>
        {!passed && <b>{status.toLowerCase()}</b>} {name}
      </summary>
      <div className="sides" id={id}>
        <div>
          <ol className="steps">
            {steps.map((step, index) => (
              <StepLine key={index} id={`${id}-step-${index + 1}`} step={step} />
            ))}
          </ol>
          <Journal scenario={scenario} />
          <p>
            <small>
              {describeDevice(scenario)}, {seconds.toFixed(1)} s · <code>{`${file}:${line}`}</code> ·{' '}
              <a href={`#${id}`}>Address of this scenario</a>
            </small>
          </p>
        </div>
        <FinalScreenshot scenario={scenario} />
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

function FinalScreenshot({ scenario: { name, device, picture, visited } }: { scenario: Scenario }) {
  if (!device || !picture) return null;
  const { route, differences } = visited.at(-1) ?? { route: 'No screen of the site', differences: [] };
  return (
    <figure>
      <img src={picture} alt={`The window at the end of: ${name}`} {...viewports[device]} />
      <figcaption>{[route, ...differences].join('; ')}</figcaption>
    </figure>
  );
}

/** The journal of a scenario: its calls and the lines of the console. */
function Journal({ scenario: { calls, console: lines } }: { scenario: Scenario }) {
  return (
    <>
      {calls.map((call, index) => (
        <CallCard key={index} call={call} />
      ))}
      {lines.map(({ type, text }, index) => (
        <p key={index}>
          Console, {type}: <code>{text}</code>
        </p>
      ))}
      {calls.length + lines.length === 0 && <p>No call left the page, and the console stayed empty.</p>}
    </>
  );
}
