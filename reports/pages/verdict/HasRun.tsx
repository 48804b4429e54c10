import type { Conformance } from '../../judge-conformance.ts';
import type { EngineRun } from '../../read/model/engine-run.ts';
import { describeEngineRun, describeOmittedScenario, listResultRows } from '../../verdict.ts';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { List } from '../List.tsx';
import { Part } from '../Part.tsx';
import { Table } from '../Table.tsx';

/** `since`: the earlier version with which this version is compared, if any. */
type HasRunProps = { conformance: Conformance; since?: string | undefined };

/** The results of all kinds of tests that have run, with the site, browser and date of the run. */
export function HasRun({ conformance, since = 'no earlier version' }: HasRunProps) {
  return (
    <Part title="What has run">
      <Table
        head={['Proof', 'Result']}
        rows={listResultRows(conformance).map(({ name, words, page, failed }) => [
          <a key="name" href={page || undefined}>
            {name}
          </a>,
          <span key="words" className={failed ? 'broken' : undefined}>
            {words}
          </span>,
        ])}
      />
      <p>
        <a href="changes.html">Compared with {since}</a>
      </p>
      {conformance.engines.map((run) => (
        <EngineResult key={run.engine} run={run} />
      ))}
      <RunDetails conformance={conformance} />
    </Part>
  );
}

/** The result of a browser engine other than Chromium, with its failures and the scenarios that cannot run in it. */
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
      <List items={notRun.map((one) => `Not asked: ${describeOmittedScenario(one)}`)} />
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
