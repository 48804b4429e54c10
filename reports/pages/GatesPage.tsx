import type { Conformance } from '../judge-conformance.ts';
import { type Gate, type GateCheck, worstFiguresOf } from '../read/gates.ts';
import { pluralise } from '../pluralise.ts';
import { findMutantsOfGates } from '../verdict.ts';
import { anchorOfGate } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { List } from './List.tsx';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';
import { WrongSites } from './WrongSites.tsx';

/** The gates with their rules, figures and checks; failed checks are unfolded. */
export function GatesPage({ conformance }: { conformance: Conformance }) {
  const kinds = Map.groupBy(findMutantsOfGates(conformance), ({ clause }) => clause.replaceAll('-', ' '));
  return (
    <Layout page="gates.html">
      <h1>What every screen must keep</h1>
      <p>
        Gates, which are automatic checks, measure these rules on every screen that they are about. Some ask
        of all screens what a clause asks of one, and the pictures of each screen are compared, too.
      </p>
      {conformance.gates.map((gate) => (
        <GateSection key={gate.name} gate={gate} />
      ))}
      <Part id="wrong-sites" title="Wrong sites that gates must notice">
        {[...kinds].map(([kind, own]) => (
          <details key={kind}>
            <summary>{kind}</summary>
            <WrongSites mutants={own} conformance={conformance} />
          </details>
        ))}
      </Part>
    </Layout>
  );
}

function GateSection({ gate }: { gate: Gate }) {
  const { name, checks } = gate;
  const worst = worstFiguresOf(gate);
  const failed = checks.filter(({ status }) => status === 'failed');
  return (
    <Part id={anchorOfGate(name)} title={name}>
      {checks.length === 0 && <p>It has not run, so nothing is known of its rules.</p>}
      {failed.map((check) => (
        <article key={check.name} className="card broken">
          <h3>{check.name}</h3>
          <pre>{check.notes.join('\n')}</pre>
        </article>
      ))}
      {worst.length > 0 && (
        <Table
          head={['Rule', 'Limit', 'Measured at worst']}
          rows={worst.map(({ rule, figure, unit, bound, limit }) => [
            rule,
            limit ? `${bound} ${limit} ${unit}` : `no ${unit}`,
            `${Number(figure.toFixed(3))} ${unit}`,
          ])}
        />
      )}
      {checks.length > 0 && (
        <details>
          <summary>
            {pluralise(checks.length, 'check')}, {failed.length ? `${failed.length} failed` : 'none failed'}
          </summary>
          <List items={checks.map(describeCheck)} />
        </details>
      )}
    </Part>
  );
}

const describeCheck = ({ name, status, notes }: GateCheck): string =>
  [name, ...(status === 'passed' ? [] : [status]), ...notes].join('; ');
