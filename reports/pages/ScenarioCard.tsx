import type { ReactNode } from 'react';
import type { Scenario, Step, Width } from '../../harness/results/model/scenario.ts';
import { otherWidth } from '../../harness/results/screens.ts';
import { CallCard } from './CallCard.tsx';
import { viewports } from '../../harness/viewports.ts';

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
        <Pictures scenario={scenario} />
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

function Pictures({ scenario: { name, pictures, state } }: { scenario: Scenario }) {
  if (!pictures.own || !state) return null;
  const { route, width, marks } = state;
  const other = otherWidth[width];
  return (
    <div>
      <Picture file={pictures.own.file} width={width} alt={`The screen at the end of: ${name}`}>
        {[`${route}, ${width}`, ...marks].join('; ')}
      </Picture>
      {pictures.other && (
        <Picture file={pictures.other.file} width={other} alt={`The same moment at ${other} width: ${name}`}>
          The same moment at {other} width: the window was resized after the scenario had been judged.
        </Picture>
      )}
    </div>
  );
}

type PictureProps = { file: string; width: Width; alt: string; children: ReactNode };

function Picture({ file, width, alt, children }: PictureProps) {
  return (
    <figure className={width}>
      <a href={`pictures/${file}`}>
        <img src={`pictures/${file}`} alt={alt} loading="lazy" {...viewports[width]} />
      </a>
      <figcaption>{children}</figcaption>
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
