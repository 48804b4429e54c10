import type { Conformance } from '../../judge-conformance.ts';
import { describeOmittedScenario, findTestsNotRun } from '../../verdict.ts';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { List } from '../List.tsx';
import { Part } from '../Part.tsx';
import { MutantsWithStatus } from '../WrongSites.tsx';

/** The gaps of this run: tests that have not run, clauses without a scenario, and scenarios that were left out. */
export function NotRun({ conformance }: { conformance: Conformance }) {
  const unshown = conformance.clauses.filter(({ verdict }) => verdict === 'not shown');
  const parts = findTestsNotRun(conformance);
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
      <MutantsWithStatus status="not judged" conformance={conformance} />
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
          <List items={conformance.run.leftOut.map(describeOmittedScenario)} />
        </details>
      )}
    </Part>
  );
}
