import type { ReactNode } from 'react';
import type { ClauseChange, ReportChanges } from '../compare-reports.ts';
import { pluralise } from '../pluralise.ts';
import { countClauses } from '../verdict.ts';
import { addressOfClause, addressOfScenario } from './addresses.ts';
import { Layout } from './Layout.tsx';

/** What differs from an earlier report. */
export function ChangesPage({ changes }: { changes: ReportChanges | null }) {
  if (!changes)
    return (
      <Layout page="changes.html" title="Changes">
        <h1>What changed</h1>
        <p>
          Not known: no earlier report was given. <code>npm run report -- --since FILE</code> compares with an
          earlier <code>conformance.json</code>.
        </p>
      </Layout>
    );
  const { since, fixed, broken, otherwise, added, removed, slower } = changes;
  return (
    <Layout page="changes.html" title="Changes">
      <h1>
        What changed since {since.date.slice(0, 10)}, commit {since.commit}
      </h1>
      <Clauses title="newly broken" changes={broken} />
      <Clauses title="fixed" changes={fixed} />
      <Clauses title="otherwise changed" changes={otherwise} />
      <Part title={`${pluralise(added.length, 'scenario')} added`}>
        {added.map((scenario) => (
          <li key={scenario.id}>
            <a href={addressOfScenario(scenario)}>{scenario.name}</a>
          </li>
        ))}
      </Part>
      <Part title={`${pluralise(removed.length, 'scenario')} removed`}>
        {removed.map(({ id, clause, name }) => (
          <li key={id}>
            {clause} {name}
          </li>
        ))}
      </Part>
      <Part title={`${pluralise(slower.length, 'scenario')} slower`}>
        {slower.map(({ scenario, before }) => (
          <li key={scenario.id}>
            <a href={addressOfScenario(scenario)}>{scenario.name}</a>: {before.toFixed(1)} s, now{' '}
            {scenario.seconds.toFixed(1)} s
          </li>
        ))}
      </Part>
    </Layout>
  );
}

function Clauses({ title, changes }: { title: string; changes: ClauseChange[] }) {
  return (
    <Part title={`${countClauses(changes)} ${title}`}>
      {changes.map(({ id, text, before, now }) => (
        <li key={id}>
          {now ? <a href={addressOfClause(id)}>{id}</a> : <b>{id}</b>} {text}{' '}
          <small>
            {before ?? 'new'} → {now ?? 'gone'}
          </small>
        </li>
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children.length > 0 && <ul className="plain">{children}</ul>}
    </section>
  );
}
