import type { ReactNode } from 'react';
import type { ClauseChange, Changes } from '../changes.ts';
import type { Conformance, Gate } from '../model.ts';
import { counted } from '../verdict.ts';
import { clauseAddress, scenarioAddress } from './addresses.ts';
import { Layout } from './Layout.tsx';

/** Each gate with its checks, the failed ones first. */
export function GatesPage({ conformance: { gates, units } }: { conformance: Conformance }) {
  return (
    <Layout page="gates.html" title="Gates">
      <h1>Gates</h1>
      <p>
        {units
          ? `Unit tests: ${units.passed} passed, ${units.failed} failed.`
          : 'The unit tests have not run: npm run unit.'}
      </p>
      {gates ? (
        gates.map((gate) => <GateChecks key={gate.name} gate={gate} />)
      ) : (
        <p>Accessibility, Lighthouse and the other gates have not run, so nothing is known of them.</p>
      )}
    </Layout>
  );
}

function GateChecks({ gate: { name, checks } }: { gate: Gate }) {
  const failed = checks.filter(({ status }) => status === 'failed');
  const rest = checks.filter(({ status }) => status !== 'failed');
  return (
    <section aria-labelledby={`gate-${name}`}>
      <h2 id={`gate-${name}`}>{name}</h2>
      <ul className="plain">
        {[...failed, ...rest].map((check) => (
          <li key={check.name} className={check.status === 'failed' ? 'card broken' : 'line'}>
            <b>{check.status}</b> <span>{check.name}</span>
            {check.notes.length > 0 && <small className="notes">{check.notes.join('\n')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What differs from an earlier report. */
export function ChangesPage({ changes }: { changes: Changes | null }) {
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
      <Part title={`${counted(added.length, 'scenario')} added`}>
        {added.map((scenario) => (
          <li key={scenario.id}>
            <a href={scenarioAddress(scenario)}>{scenario.name}</a>
          </li>
        ))}
      </Part>
      <Part title={`${counted(removed.length, 'scenario')} removed`}>
        {removed.map(({ id, clause, name }) => (
          <li key={id}>
            {clause} {name}
          </li>
        ))}
      </Part>
      <Part title={`${counted(slower.length, 'scenario')} slower`}>
        {slower.map(({ scenario, before }) => (
          <li key={scenario.id}>
            <a href={scenarioAddress(scenario)}>{scenario.name}</a>: {before.toFixed(1)} s, now{' '}
            {scenario.seconds.toFixed(1)} s
          </li>
        ))}
      </Part>
    </Layout>
  );
}

function Clauses({ title, changes }: { title: string; changes: ClauseChange[] }) {
  return (
    <Part title={`${counted(changes.length, 'clause')} ${title}`}>
      {changes.map(({ id, text, before, now }) => (
        <li key={id} className="line">
          {now ? <a href={clauseAddress(id)}>{id}</a> : <b>{id}</b>}
          <span>{text}</span>
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
