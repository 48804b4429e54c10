import type { ClauseResult, Conformance } from '../read/model/conformance.ts';
import type { EngineRun } from '../read/model/engine.ts';
import { describeEngineRun, ENGINE_NAMES } from '../engines.ts';
import { pluralise } from '../pluralise.ts';
import { countClauses } from '../verdict.ts';
import { addressOfClause } from './addresses.ts';
import { ClauseList } from './ClauseList.tsx';
import { Layout } from './Layout.tsx';

/** What each engine showed, what it was not asked, and of which clauses nothing is known there. */
export function EnginesPage({ conformance: { engines, sections } }: { conformance: Conformance }) {
  const clauses = sections.flatMap((section) => section.clauses);
  return (
    <Layout page="engines.html" title="Engines">
      <h1>What each engine shows</h1>
      <p>A clause is kept when no engine breaks it. What an engine was not asked stands here by name.</p>
      {engines.map((run) => (
        <OneEngine key={run.engine} run={run} clauses={clauses} />
      ))}
    </Layout>
  );
}

function OneEngine({ run, clauses }: { run: EngineRun; clauses: ClauseResult[] }) {
  const { engine, browser, looksAt, failed, notAsked } = run;
  const kept = clauses.filter((clause) => clause.engines[engine].verdict === 'kept');
  const open = clauses.filter((clause) => clause.engines[engine].reason);
  const reasons = Map.groupBy(open, (clause) => clause.engines[engine].reason);
  return (
    <section aria-labelledby={engine}>
      <h2 id={engine}>{ENGINE_NAMES[engine]}</h2>
      <p className={failed.length ? 'broken' : undefined}>
        {browser && `${browser}, ${looksAt}: `}
        {describeEngineRun(run)}; {countClauses(kept)} kept.
      </p>
      {failed.map(({ name, clauses: ids, message }, index) => (
        <article key={`${name} ${index}`} className="card broken">
          <h3>
            {ids.map((id) => (
              <a key={id} href={addressOfClause(id)}>
                {id}{' '}
              </a>
            ))}
            {name}
          </h3>
          <small className="notes">{message}</small>
        </article>
      ))}
      {notAsked.length > 0 && (
        <details>
          <summary>{pluralise(notAsked.length, 'scenario')} that it was not asked</summary>
          <ul>
            {notAsked.map(({ name, file, line, reason }) => (
              <li key={`${file}:${line}`}>
                {name} (<code>{`${file}:${line}`}</code>): {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {[...reasons].map(([reason, own]) => (
        <details key={reason}>
          <summary>
            Of {countClauses(own)} it says nothing, as {reason}
          </summary>
          <ClauseList clauses={own} />
        </details>
      ))}
    </section>
  );
}
