import type { ReactNode } from 'react';
import { describeEngineRun } from '../describe-engine-run.ts';
import type { ClauseResult, Conformance, Verdict } from '../judge-conformance.ts';
import { describeDevice, type Scenario } from '../read/collect-scenarios.ts';
import { findWorst } from '../read/gates.ts';
import type { EngineRun } from '../read/model/engine-run.ts';
import { sectionOf, sections } from '../read/sections.ts';
import { describeVerdict, findFailures, findNoticedByTests, findNotRun, resultsOf } from '../verdict.ts';
import { addressOfClause, addressOfScenario, anchorOfKind, anchorOfPoint } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { List } from './List.tsx';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';
import { WrongSites } from './WrongSites.tsx';

const VERDICTS: readonly Verdict[] = ['kept', 'broken', 'not shown'];

/** The first page: the verdict, broken clauses, open points, parts that have not run, and results of the others. */
export function VerdictPage({ conformance }: { conformance: Conformance }) {
  const { clauses, sensitivity, engines } = conformance;
  const broken = clauses.filter(({ verdict }) => verdict === 'broken');
  const isRight = broken.length === 0 && findFailures(conformance).length === 0;
  const survivors = sensitivity.filter(({ status }) => status === 'survived');
  return (
    <Layout page="index.html">
      <h1 className={isRight ? undefined : 'broken'}>{describeVerdict(conformance)}</h1>
      <Reservations conformance={conformance} />
      {broken.map((clause) => (
        <BrokenClause key={clause.id} clause={clause} />
      ))}
      {survivors.length > 0 && (
        <Part title="Wrong sites that nothing noticed">
          <WrongSites mutants={survivors} conformance={conformance} named />
        </Part>
      )}
      <Open conformance={conformance} />
      <NotRun conformance={conformance} />
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
        {engines.map((run) => (
          <Engine key={run.engine} run={run} />
        ))}
        <Run conformance={conformance} />
      </Part>
      <Part title="Section by section">
        <Table
          head={['Section', ...VERDICTS]}
          rows={sections.map((section) => [
            <a key="title" href={`clauses.html#section-${section.number}`}>
              {section.number}. {section.title}
            </a>,
            ...VERDICTS.map((verdict) => {
              const own = clauses.filter((one) => sectionOf(one.id) === section && one.verdict === verdict);
              const isAlarm = verdict === 'broken' && own.length > 0;
              return (
                <span key={verdict} className={isAlarm ? 'broken' : undefined}>
                  {own.length}
                </span>
              );
            }),
          ])}
        />
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

/** One or two sentences that name how much is open and what has not run, each with a link. */
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
function Open({ conformance }: { conformance: Conformance }) {
  const { open, clauses, gates } = conformance;
  const byTests = findNoticedByTests(conformance).map(({ id }) => id);
  return (
    <Part title="What is open">
      <p>
        To change a decision, tell the engineers its list and number. Its clause changes first, then scenarios
        and site. No sentence is kept by a gate alone: each clause has scenarios.
      </p>
      {Object.entries(open).map(([kind, points]) => (
        <details key={kind}>
          <summary>{kind}</summary>
          <ol id={anchorOfKind(kind)}>
            {points.map(({ text, clauses: ids = [] }, index) => (
              <li key={text} id={anchorOfPoint(kind, index)}>
                {text}
                <ClauseSentences clauses={clauses.filter(({ id }) => ids.includes(id))} />
              </li>
            ))}
          </ol>
        </details>
      ))}
      <p>
        <a href="gates.html">Rules for every screen that no clause asks for</a>:{' '}
        {gates.flatMap(findWorst).length}
      </p>
      {byTests.length > 0 && (
        <p>
          Clauses some of whose planted mistakes were noticed by programmers’ tests alone:{' '}
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

/** The gaps of this run: parts that have not run, clauses that were not shown, and scenarios that were left out. */
function NotRun({ conformance }: { conformance: Conformance }) {
  const unshown = conformance.clauses.filter(({ verdict }) => verdict === 'not shown');
  const unjudged = conformance.sensitivity.filter(({ status }) => status === 'not judged');
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
      {unjudged.length > 0 && (
        <details>
          <summary>Wrong sites that nobody has judged</summary>
          <WrongSites mutants={unjudged} conformance={conformance} named />
        </details>
      )}
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
function Engine({ run }: { run: EngineRun }) {
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

function Run({ conformance: { run, scenarios } }: { conformance: Conformance }) {
  const byDevice = Map.groupBy(scenarios, describeDevice);
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
          ['Scenarios', [...byDevice].map(([device, own]) => `${own.length} ${device}`).join(', ')],
          ['Duration', `${run.seconds} s`],
        ]}
      />
    </details>
  );
}
