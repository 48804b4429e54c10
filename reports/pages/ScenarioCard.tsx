import type { Scenario, Step } from '../model.ts';
import { CallCard } from './CallCard.tsx';

const WIDTH = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** A scenario: its steps with tables, how each ended, the picture and what happened unseen. Failed ones are open. */
export function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const { id, name, status, seconds, steps, file, line } = scenario;
  const passed = status === 'PASSED';
  return (
    <details className={passed ? 'scenario' : 'scenario broken'} id={id} open={!passed}>
      <summary>
        <b>{passed ? 'passed' : status.toLowerCase()}</b> {name}{' '}
        <small>
          {scenario.state?.width ?? 'no page'}, {seconds.toFixed(1)} s
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
          <Unseen scenario={scenario} />
        </div>
        <Picture scenario={scenario} />
      </div>
    </details>
  );
}

function StepLine({ id, step: { keyword, text, table, status, message } }: { id: string; step: Step }) {
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

function Picture({ scenario: { name, picture, state } }: { scenario: Scenario }) {
  if (!picture || !state) return null;
  const marks = state.marks.length ? `; ${state.marks.join('; ')}` : '';
  return (
    <figure className={state.width}>
      <a href={`pictures/${picture}`}>
        <img
          src={`pictures/${picture}`}
          alt={`The screen at the end of: ${name}`}
          loading="lazy"
          {...WIDTH[state.width]}
        />
      </a>
      <figcaption>
        {state.route}, {state.width}
        {marks}
      </figcaption>
    </figure>
  );
}

/** The journal: what went over the wire and into the console. */
function Unseen({ scenario: { calls, console: lines } }: { scenario: Scenario }) {
  if (calls.length === 0 && lines.length === 0)
    return <p>Journal: no call left the page, and the console stayed empty.</p>;
  return (
    <div className="journal">
      <h3>Journal</h3>
      {calls.map((call, index) => (
        <CallCard key={index} call={call} />
      ))}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ type, text }, index) => (
            <li key={index}>
              Console, {type}: <code>{text}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
