import type { Conformance } from '../judge-conformance.ts';
import { type FaultsOfCall, findUntriedFaults } from '../judge-faults.ts';
import type { Scenario } from '../read/collect-scenarios.ts';
import { screenNameOf } from '../read/screens.ts';
import type { OperationResult } from '../summarise-operations.ts';
import { pluralise } from '../pluralise.ts';
import { addressOfScenario } from './addresses.ts';
import { CallCard } from './CallCard.tsx';
import { Layout } from './Layout.tsx';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';

/** The operations of outside services that pages call, the faults of each call, and operations that no page calls. */
export function ServicesPage({ conformance }: { conformance: Conformance }) {
  const { operations, faults } = conformance;
  const cards = (wanted: boolean) =>
    operations
      .filter(({ byPages }) => byPages > 0 === wanted)
      .map((operation) => <OperationCard key={operation.id} operation={operation} />);
  return (
    <Layout page="services.html">
      <h1>What is sent to outside services, and what comes back</h1>
      <p>
        In the tests stand-ins answer for these services. Open a line for calls as they went; secrets are
        masked, long texts are shortened.
      </p>
      <Part title="Called by pages">{cards(true)}</Part>
      {faults.length > 0 && (
        <Part title="When a call fails">
          <p>
            Open a screen for the scenarios that tried it. An answer is too late beyond the time limit of its
            call, and there is no answer where none came before the scenario ended.
          </p>
          {[...Map.groupBy(faults, ({ page }) => page)].map(([page, rows]) => (
            <FaultCard key={page} page={page} rows={rows} conformance={conformance} />
          ))}
        </Part>
      )}
      <Part title="Called by no page">
        <p>{explainUncalledOperations(conformance)}</p>
        {cards(false)}
      </Part>
    </Layout>
  );
}

/** Describes the proof that no page calls the operations under “Called by no page”. */
function explainUncalledOperations({ scenarios }: Conformance): string {
  const onPages = scenarios.filter(({ tags }) => !tags.includes('@sdk'));
  const calls = onPages.flatMap((scenario) => scenario.calls).length;
  return `The proof: ${pluralise(onPages.length, 'scenario')} of the site’s pages made ${pluralise(calls, 'call')} in all, and none was one of these. A call to anything else is cut off and fails its scenario.`;
}

/** An operation: its callers, the tests that confirmed its mock, and example calls. */
function OperationCard({ operation }: { operation: OperationResult }) {
  const { id, service, server, method, path, summary, byPages, bySdk, confirmedBy, statuses, example } =
    operation;
  return (
    <details className="card" id={`operation-${id}`}>
      <summary>
        {summary || id} <small>{service}</small>
      </summary>
      <Table
        head={['Operation', id]}
        rows={[
          ['Request', `${method} ${server}${path}`],
          ['Made by the site’s pages', pluralise(byPages, 'time')],
          ['Made by the provider’s SDK', pluralise(bySdk, 'time')],
          ['Stand-in confirmed by that SDK', confirmedBy.join('; ') || 'no'],
          ['Answered with', statuses.join(', ')],
        ]}
      />
      {example && (
        <p>
          As it went in <a href={addressOfScenario(example)}>{example.name}</a>:
        </p>
      )}
      {example?.calls
        .filter(({ operation: made }) => made === id)
        .map((call, index) => (
          <CallCard key={index} call={call} />
        ))}
    </details>
  );
}

type FaultProps = { page: string; rows: readonly FaultsOfCall[]; conformance: Conformance };

/** The faults of a screen's calls, each with the scenarios that tried it, or why none is needed (10.10). */
function FaultCard({ page, rows, conformance }: FaultProps) {
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, call: row.call })));
  const untried = findUntriedFaults(rows);
  return (
    <details className="card" open={untried.length > 0}>
      <summary className={untried.length ? 'broken' : undefined}>{screenNameOf(page)}</summary>
      <Table
        head={['Failure', 'Tried by']}
        rows={cells.map(({ call, kind, scenarios, reason }) => [
          `${call}: ${kind}`,
          <FaultTriedBy
            key={call + kind}
            reason={reason}
            scenarios={conformance.scenarios.filter(({ id }) => scenarios.includes(id))}
          />,
        ])}
      />
    </details>
  );
}

function FaultTriedBy({ scenarios: [first, ...others], reason }: { scenarios: Scenario[]; reason: string }) {
  if (!first) return reason || <b className="broken">not tried</b>;
  return (
    <>
      <a href={addressOfScenario(first)}>{first.name}</a>
      {others.length > 0 && ` and ${others.length} more`}
    </>
  );
}
