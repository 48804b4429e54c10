import { rulesOf } from '../read/gates.ts';
import type { Conformance } from '../read/model/conformance.ts';
import type { Gate, GateCheck } from '../read/model/gate.ts';
import { pluralise } from '../pluralise.ts';
import { anchorOfCheck } from './addresses.ts';
import { Layout } from './Layout.tsx';

/** Each gate with its rules and figures; failed checks are unfolded. */
export function GatesPage({ conformance: { gates, units } }: { conformance: Conformance }) {
  return (
    <Layout page="gates.html" title="Gates">
      <h1>What every screen must keep</h1>
      <p>
        {units
          ? `Unit tests: ${units.passed} passed, ${units.failed} failed.`
          : 'The unit tests have not run: npm run unit.'}
      </p>
      {gates ? (
        gates.map((gate) => <GateSection key={gate.name} gate={gate} />)
      ) : (
        <p>Accessibility, Lighthouse and the other gates have not run, so nothing is known of them.</p>
      )}
    </Layout>
  );
}

function GateSection({ gate }: { gate: Gate }) {
  const { name, checks } = gate;
  const failed = checks.filter(({ status }) => status === 'failed');
  const rest = checks.filter(({ status }) => status !== 'failed');
  return (
    <section aria-labelledby={`gate-${name}`}>
      <h2 id={`gate-${name}`}>{name}</h2>
      <p className={failed.length ? 'broken' : undefined}>
        {checks.length - failed.length} of {pluralise(checks.length, 'check')} kept
      </p>
      {failed.map((check) => (
        <article key={check.name} id={anchorOfCheck(name, check.name)} className="card broken">
          <h3>{check.name}</h3>
          <small className="notes">{check.notes.join('\n')}</small>
        </article>
      ))}
      <Rules gate={gate} />
      <details>
        <summary>{pluralise(rest.length, 'check')}</summary>
        <ul>
          {rest.map((check) => (
            <li key={check.name} id={anchorOfCheck(name, check.name)}>
              {check.name} <small>{detailsOf(check)}</small>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const detailsOf = ({ status, notes }: GateCheck): string =>
  [...(status === 'passed' ? [] : [status]), ...notes].join('; ');

function Rules({ gate }: { gate: Gate }) {
  const rules = rulesOf(gate);
  if (rules.length === 0) return null;
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Found, at worst</th>
            <th scope="col">Limit</th>
            <th scope="col">Judged</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, checks, worst: { figure, unit, bound, limit }, where }) => (
            <tr key={rule}>
              <th scope="row">{rule}</th>
              <td>
                {Number(figure.toFixed(3))} {unit}
              </td>
              <td>
                {bound} {limit}
              </td>
              <td>{checks === 1 ? where : `in ${checks} checks`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
