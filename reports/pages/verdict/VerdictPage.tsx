import type { ReactNode } from 'react';
import type { ClauseResult, Conformance } from '../../judge-conformance.ts';
import type { Changes } from '../../read/changes.ts';
import { describeDevice, type Scenario } from '../../read/collect-scenarios.ts';
import { describeVerdict, findFailuresBesidesClauses, findTestsNotRun } from '../../verdict.ts';
import { addressOfClause, addressOfScenario, anchorOfKind } from '../addresses.ts';
import { HasRun } from './HasRun.tsx';
import { Layout } from '../Layout.tsx';
import { List } from '../List.tsx';
import { NotRun } from './NotRun.tsx';
import { OpenPoints } from './OpenPoints.tsx';
import { MutantsWithStatus } from '../WrongSites.tsx';

/** The first page: the verdict, broken clauses, open points, and what has and has not run. */
export function VerdictPage({ conformance, changes }: { conformance: Conformance; changes: Changes | null }) {
  const broken = conformance.clauses.filter(({ verdict }) => verdict === 'broken');
  const isRight = broken.length === 0 && findFailuresBesidesClauses(conformance).length === 0;
  return (
    <Layout page="index.html">
      <h1 className={isRight ? undefined : 'broken'}>{describeVerdict(conformance)}</h1>
      <OpenPointsAndNotRun conformance={conformance} />
      {broken.map((clause) => (
        <BrokenClause key={clause.id} clause={clause} />
      ))}
      <MutantsWithStatus status="survived" conformance={conformance} />
      <OpenPoints conformance={conformance} />
      <NotRun conformance={conformance} />
      <HasRun conformance={conformance} since={changes?.since} />
    </Layout>
  );
}

function BrokenClause({ clause: { id, text, scenarios } }: { clause: ClauseResult }) {
  const failed = scenarios.filter(({ status }) => status !== 'PASSED');
  return (
    <article className="card broken">
      <h2>
        <a href={addressOfClause(id)}>{id}</a> {text}
      </h2>
      <List
        items={failed.map((scenario) => (
          <>
            {scenario.name}, {describeDevice(scenario)}: <FailedStep scenario={scenario} />
          </>
        ))}
      />
    </article>
  );
}

function FailedStep({ scenario }: { scenario: Scenario }) {
  const index = scenario.steps.findIndex(({ status }) => status !== 'PASSED');
  const step = scenario.steps[index];
  const address = addressOfScenario(scenario);
  if (!step) return <a href={address}>see the scenario</a>;
  return <a href={`${address}-step-${index + 1}`}>{`${step.keyword} ${step.text}`.trim()}</a>;
}

/** One or two sentences that say how many points are open and which kinds of tests have not run, with links. */
function OpenPointsAndNotRun({ conformance }: { conformance: Conformance }) {
  const open = Object.entries(conformance.open).map(([kind, points]) => (
    <a key={kind} href={`#${anchorOfKind(kind)}`}>
      {points.length} {kind.charAt(0).toLowerCase() + kind.slice(1)}
    </a>
  ));
  const missing = findTestsNotRun(conformance).map(({ name }) => (
    <a key={name} href="#not-run">
      {name}
    </a>
  ));
  return (
    <p>
      {open.length > 0 && <>Open are {joinByCommas(open)}. </>}
      {missing.length > 0 && <>Not run were {joinByCommas(missing)}.</>}
    </p>
  );
}

/** Joins items as in `one, two and three`. */
const joinByCommas = (items: readonly ReactNode[]): ReactNode[] =>
  items.flatMap((item, index) => [index === 0 ? '' : index < items.length - 1 ? ', ' : ' and ', item]);
