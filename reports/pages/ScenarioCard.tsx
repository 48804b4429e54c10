import type { ScenarioLook, Scenario, Step } from '../read/model/scenario.ts';
import { viewports } from '../../harness/viewports.ts';
import { describeDevices, groupByStepResults } from '../group-looks.ts';
import { Journal } from './contract/Journal.tsx';

/** A scenario with its steps, their results, pictures and journal. A failed one is unfolded. */
export function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const { id, name, status, seconds, file, line, looks } = scenario;
  const passed = status === 'PASSED';
  const groups = groupByStepResults(scenario);
  const words = groups.map((group) =>
    groups.length > 1
      ? `${group[0]!.status.toLowerCase()} ${describeDevices(group)}`
      : describeDevices(group),
  );
  return (
    <details className={passed ? 'scenario' : 'scenario broken'} id={id} open={!passed}>
      <summary>
        <b>{passed ? 'passed' : status.toLowerCase()}</b> {name}{' '}
        <small>
          {words.join(', ')}, {seconds.toFixed(1)} s
        </small>
      </summary>
      <div className="sides">
        <div>
          {groups.map((group, index) => (
            <StepList key={index} id={index ? undefined : id} looks={group} isOnly={groups.length === 1} />
          ))}
          <p>
            <small>
              <a href={`#${id}`}>Address of this scenario</a> · <code>{`${file}:${line}`}</code>
            </small>
          </p>
          <Journal scenario={scenario} />
        </div>
        <div className="pictures">
          {looks.map((look) => (
            <Picture key={look.device} look={look} name={name} />
          ))}
        </div>
      </div>
    </details>
  );
}

/** `id`, the scenario's, begins the ids of its steps: set for the first list only, as ids are unique in a page. */
type StepListProps = { id: string | undefined; looks: ScenarioLook[]; isOnly: boolean };

/** The steps of looks with the same results. Beside a list with a failure, one in which all steps passed is a sentence. */
function StepList({ id, looks, isOnly }: StepListProps) {
  const { status, steps } = looks[0]!;
  const where = describeDevices(looks);
  if (!id && status === 'PASSED') return <p>Every step passed {where}.</p>;
  return (
    <>
      {!isOnly && <h3>Steps {where}</h3>}
      <ol className="steps">
        {steps.map((step, index) => (
          <StepLine key={index} id={id && `${id}-step-${index + 1}`} step={step} />
        ))}
      </ol>
    </>
  );
}

type StepProps = { id: string | undefined; step: Step };

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

function Picture({ look: { device, picture, visited }, name }: { look: ScenarioLook; name: string }) {
  if (!device || !picture) return null;
  const { route, differences } = visited.at(-1)!;
  return (
    <figure className={device}>
      <a href={`pictures/${picture.file}`}>
        <img
          src={`pictures/${picture.file}`}
          alt={`The screen on a ${device} at the end of: ${name}`}
          loading="lazy"
          {...viewports[device]}
        />
      </a>
      <figcaption>{[`${route} on a ${device}`, ...differences].join('; ')}</figcaption>
    </figure>
  );
}
