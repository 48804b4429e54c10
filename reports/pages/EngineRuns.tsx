import { describeEngineRun } from '../describe-engine-run.ts';
import type { EngineRun } from '../read/model/engine-run.ts';
import { addressOfClause } from './addresses.ts';

/** A line for each browser engine besides Chromium, with its failures and the scenarios that cannot run in it. */
export function EngineRuns({ runs }: { runs: EngineRun[] }) {
  return (
    <section aria-labelledby="engines">
      <h2 id="engines">Other browser engines</h2>
      {runs.length === 0 && <p>None has run: "npm run engines".</p>}
      {runs.map((run) => (
        <details key={run.engine}>
          <summary className={run.failed.length ? 'broken' : undefined}>
            {describeEngineRun(run)}, {run.notAsked.length} not asked
          </summary>
          <p>Asked: {run.asked}.</p>
          <ul>
            {run.failed.map(({ clauses, name, message }, index) => (
              <li key={`${name} ${index}`}>
                {clauses.map((id) => (
                  <a key={id} href={addressOfClause(id)}>
                    {id}{' '}
                  </a>
                ))}
                {name}: {message}
              </li>
            ))}
            {run.notAsked.map(({ name, file, line, reason }) => (
              <li key={`${file}:${line}`}>
                Not asked: {name} (<code>{`${file}:${line}`}</code>), as {reason}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
