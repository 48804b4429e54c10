import type { ReactNode } from 'react';
import { isByCallsOnly } from '../../desk/compare-clauses.ts';
import type { RunChanges, VerdictChange } from '../../desk/compare-runs.ts';
import type { ScreenChange } from '../../desk/compare-screens.ts';
import type { Desk } from '../../desk/desk.ts';
import { pluralise } from '../../pluralise.ts';
import { countClauses } from '../../verdict.ts';
import { addressOfClause, addressOfScenario } from '../addresses.ts';
import { CallsChange, ClauseChange } from './ClauseChange.tsx';
import { Layout } from '../Layout.tsx';
import { ScreenChangeCard } from './ScreenChangeCard.tsx';

/** What differs from the last release, or from another one. */
export function ChangesPage({ desk }: { desk: Desk }) {
  const { changes, approvals } = desk;
  if (typeof changes === 'string')
    return (
      <Layout page="changes.html" title="Changes">
        <h1>What changed</h1>
        <p>{changes}</p>
      </Layout>
    );
  const { since, clauses, screens, run } = changes;
  const byCalls = clauses.filter(isByCallsOnly);
  const bySameCalls = [...Map.groupBy(byCalls, ({ calls }) => JSON.stringify(calls)).values()];
  const alike = findAlike(screens);
  return (
    <Layout page="changes.html" title="Changes">
      <h1>What changed since {since.name}</h1>
      <p>
        {countClauses(clauses)} and {countScreens(screens)}. <code>npm run approve -- changed</code> approves
        all of it, <code>npm run approve -- 5.4</code> one clause.
      </p>
      {run ? <RunPart run={run} /> : <p>No run of {since.name} is known here, so no verdict is compared.</p>}
      <Part title={`${countClauses(clauses)} changed`}>
        {clauses
          .filter((change) => !isByCallsOnly(change))
          .map((change) => (
            <ClauseChange key={change.id} change={change} approval={approvals.clauses[change.id]} />
          ))}
      </Part>
      {byCalls.length > 0 && (
        <details>
          <summary>
            {countClauses(byCalls)} of them {byCalls.length === 1 ? 'names' : 'name'} a call that has another
            shape, and {byCalls.length === 1 ? 'is' : 'are'} otherwise the same
          </summary>
          <ul className="plain">
            {bySameCalls.map((changes) => (
              <CallsChange key={changes[0]!.id} changes={changes} approvals={approvals.clauses} />
            ))}
          </ul>
        </details>
      )}
      <Part title={countScreens(screens)}>
        {screens.map((change) => (
          <ScreenChangeCard key={change.file} change={change} desk={desk} like={alike.get(change)} />
        ))}
      </Part>
    </Layout>
  );
}

/** How many screens changed, are new and are gone. */
function countScreens(screens: readonly ScreenChange[]): string {
  const count = (kind: ScreenChange['kind']) => screens.filter((one) => one.kind === kind).length;
  const [added, removed] = [count('added'), count('removed')];
  return [
    `${pluralise(count('changed'), 'screen')} changed`,
    ...(added ? [`${added} new`] : []),
    ...(removed ? [`${removed} gone`] : []),
  ].join(', ');
}

/** For each text that has changed in the same lines as one before it, the first such. */
function findAlike(screens: readonly ScreenChange[]): Map<ScreenChange, ScreenChange> {
  const texts = screens.filter(({ kind, lines }) => kind === 'changed' && lines.length > 0);
  const groups = Map.groupBy(texts, ({ lines }) => JSON.stringify(lines.filter(({ sign }) => sign !== ' ')));
  return new Map([...groups.values()].flatMap(([first, ...others]) => others.map((one) => [one, first!])));
}

function RunPart({ run: { broken, fixed, otherwise, slower } }: { run: RunChanges }) {
  return (
    <>
      <Verdicts title="newly broken" changes={broken} />
      <Verdicts title="fixed" changes={fixed} />
      <Verdicts title="with another verdict" changes={otherwise} />
      <Part title={`${pluralise(slower.length, 'scenario')} slower`}>
        {slower.map(({ scenario, before }) => (
          <li key={scenario.id}>
            <a href={addressOfScenario(scenario)}>{scenario.name}</a>: {before.toFixed(1)} s, now{' '}
            {scenario.seconds.toFixed(1)} s
          </li>
        ))}
      </Part>
    </>
  );
}

function Verdicts({ title, changes }: { title: string; changes: VerdictChange[] }) {
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
