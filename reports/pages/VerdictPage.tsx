import type { ReactNode } from 'react';
import { describeEngineRun } from '../describe-engine-run.ts';
import type { ClauseResult, Conformance } from '../judge-conformance.ts';
import { describeDevice, type Scenario } from '../read/collect-scenarios.ts';
import { worstFiguresOf } from '../read/gates.ts';
import type { Changes } from '../read/changes.ts';
import type { EngineRun } from '../read/model/engine-run.ts';
import type { MutantResult } from '../read/model/mutant-result.ts';
import { describeVerdict, findFailures, findNoticedByTests, findNotRun, resultsOf } from '../verdict.ts';
import { addressOfClause, addressOfScenario, anchorOfKind, anchorOfPoint } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { List } from './List.tsx';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';
import { WrongSites } from './WrongSites.tsx';

/** The first page: the verdict, broken clauses, open points, and what has and has not run. */
export function VerdictPage({ conformance, changes }: { conformance: Conformance; changes: Changes | null }) {
  const { clauses, engines } = conformance;
  const broken = clauses.filter(({ verdict }) => verdict === 'broken');
  const isRight = broken.length === 0 && findFailures(conformance).length === 0;
  return (
    <Layout page="index.html">
      <h1 className={isRight ? undefined : 'broken'}>{describeVerdict(conformance)}</h1>
      <Reservations conformance={conformance} />
      {broken.map((clause) => (
        <BrokenClause key={clause.id} clause={clause} />
      ))}
      <MutantsWithStatus
        title="Wrong sites that nothing noticed"
        status="survived"
        conformance={conformance}
      />
      <OpenPointsPart conformance={conformance} />
      <NotRunPart conformance={conformance} />
      <Part title="What has run">
        <Table
          head={['Proof', 'Result']}
          rows={resultsOf(conformance).map(({ name, words, page, failed }) => [
            page ? (
              <a key="name" href={page}>
                {name}
              </a>
            ) : (
              name
            ),
            <span key="words" className={failed ? 'broken' : undefined}>
              {words}
            </span>,
          ])}
        />
        <p>
          <a href="changes.html">Compared with {changes?.since ?? 'no earlier version'}</a>
        </p>
        {engines.map((run) => (
          <EngineResult key={run.engine} run={run} />
        ))}
        <RunDetails conformance={conformance} />
      </Part>
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

const ClauseLinks = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id) => (
    <a key={id} href={addressOfClause(id)}>
      {id}{' '}
    </a>
  ));

/** One or two sentences that say how many points are open and which parts of the proof have not run, with links. */
function Reservations({ conformance }: { conformance: Conformance }) {
  const open = Object.entries(conformance.open).map(([kind, points]) => (
    <a key={kind} href={`#${anchorOfKind(kind)}`}>
      {points.length} {kind.charAt(0).toLowerCase() + kind.slice(1)}
    </a>
  ));
  const missing = findNotRun(conformance).map(({ name }) => (
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

/** The points that the product owner should know besides the verdict. */
function OpenPointsPart({ conformance }: { conformance: Conformance }) {
  const { open, clauses, gates } = conformance;
  const byTests = findNoticedByTests(conformance).map(({ id }) => id);
  const all = Object.values(open).flat();
  return (
    <Part title="What is open">
      <p>
        To change a decision, tell the engineers its number. Its clause changes first, then scenarios and
        site. No sentence is kept by a gate alone: each clause has scenarios.
      </p>
      {Object.entries(open).map(([kind, points]) => (
        <details key={kind}>
          <summary>{kind}</summary>
          <ol id={anchorOfKind(kind)}>
            {points.map((point, index) => (
              <li key={point.text} id={anchorOfPoint(kind, index)} value={all.indexOf(point) + 1}>
                {point.text}
                <ClauseSentences clauses={clauses.filter(({ id }) => point.clauses?.includes(id))} />
              </li>
            ))}
          </ol>
        </details>
      ))}
      <MutantsWithStatus
        title="Planted mistakes that nothing can notice"
        status="equivalent"
        conformance={conformance}
      />
      <p>
        <a href="gates.html">Rules for every screen that no clause asks for</a>:{' '}
        {gates.flatMap(worstFiguresOf).length}
      </p>
      {byTests.length > 0 && (
        <p>
          Clauses all of whose planted mistakes were first noticed by programmers’ tests:{' '}
          <ClauseLinks ids={byTests} />
        </p>
      )}
    </Part>
  );
}

const ClauseSentences = ({ clauses }: { clauses: readonly ClauseResult[] }) =>
  clauses.length > 0 && (
    <details>
      <summary>Clauses {clauses.map(({ id }) => id).join(', ')}</summary>
      {clauses.map(({ id, text }) => (
        <div key={id}>
          <a href={addressOfClause(id)}>{id}</a> {text}
        </div>
      ))}
    </details>
  );

type MutantsProps = { title: string; status: MutantResult['status']; conformance: Conformance };

function MutantsWithStatus({ title, status, conformance }: MutantsProps) {
  const mutants = conformance.sensitivity.filter((mutant) => mutant.status === status);
  if (mutants.length === 0) return null;
  return (
    <details open={status === 'survived'}>
      <summary>{title}</summary>
      <WrongSites mutants={mutants} conformance={conformance} named />
    </details>
  );
}

/** The gaps of this run: parts that have not run, clauses that were not shown, and scenarios that were left out. */
function NotRunPart({ conformance }: { conformance: Conformance }) {
  const unshown = conformance.clauses.filter(({ verdict }) => verdict === 'not shown');
  const parts = findNotRun(conformance);
  return (
    <Part id="not-run" title="What has not run">
      {parts.length === 0 && <p>Every part of the proof has run.</p>}
      <List
        items={parts.map(({ name, command }) => (
          <>
            {name}, which <code>{command}</code> runs
          </>
        ))}
      />
      <MutantsWithStatus
        title="Wrong sites that nobody has judged"
        status="not judged"
        conformance={conformance}
      />
      {unshown.length > 0 && (
        <details>
          <summary>Clauses that this run did not show</summary>
          <List
            items={unshown.map(({ id, text, reason }) => (
              <>
                <ClauseLinks ids={[id]} /> {text}: {reason}
              </>
            ))}
          />
        </details>
      )}
      {conformance.run.leftOut.length > 0 && (
        <details>
          <summary>Scenarios that this run left out</summary>
          <List items={conformance.run.leftOut.map(describeLeftOut)} />
        </details>
      )}
    </Part>
  );
}

const describeLeftOut = ({ name, file, line, reason }: EngineRun['notRun'][number]): string =>
  `${name} (${file}:${line}): ${reason}`;

/** The result of another browser engine than Chromium, with its failures and the scenarios that cannot run in it. */
function EngineResult({ run }: { run: EngineRun }) {
  const { scope, failed, notRun } = run;
  return (
    <details open={failed.length > 0}>
      <summary className={failed.length ? 'broken' : undefined}>
        {describeEngineRun(run)}, {notRun.length} not asked
      </summary>
      <p>Asked: {scope}.</p>
      <List
        items={failed.map(({ clauses, name, message }) => (
          <>
            <ClauseLinks ids={clauses} /> {name}: {message}
          </>
        ))}
      />
      <List items={notRun.map((one) => `Not asked: ${describeLeftOut(one)}`)} />
    </details>
  );
}

function RunDetails({ conformance: { run } }: { conformance: Conformance }) {
  const windows = Object.entries(run.viewports).map(([device, size]) => `${device} ${size}`);
  return (
    <details>
      <summary>Site, browser and date of this run</summary>
      <Table
        head={['Of this run', 'Value']}
        rows={[
          ['Site under test', run.site],
          ['Commit', run.commit],
          ['Date', `${run.date.slice(0, 16).replace('T', ' ')} UTC`],
          ['Browser', run.browser],
          ['Windows', windows.join(', ')],
          ['Duration', `${run.seconds} s`],
        ]}
      />
    </details>
  );
}
