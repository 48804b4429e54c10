import type { Conformance } from '../../read/model/conformance.ts';
import { faultKinds } from '../../read/model/faults.ts';
import type { Scenario } from '../../read/model/scenario.ts';
import { scenariosOf } from '../../read/sections.ts';
import { addressOfScenario } from '../addresses.ts';

/** Each call that a screen makes, times each fault: the scenarios that tried it, or why none needs to (10.10). */
export function FaultTable({ conformance }: { conformance: Conformance }) {
  if (conformance.faults.length === 0) return null;
  const known = new Map(scenariosOf(conformance).map((scenario) => [scenario.id, scenario]));
  return (
    <section aria-label="Faults, screen by screen">
      <h2>Faults, screen by screen</h2>
      <p>
        What scenarios tried of each call that a screen makes. An answer is too late beyond the time limit of
        its call, and there is no answer where none came before the scenario ended.
      </p>
      <div className="wide">
        <table>
          <thead>
            <tr>
              {['Screen', 'Call', ...faultKinds].map((name) => (
                <th key={name} scope="col">
                  {name.charAt(0).toUpperCase() + name.slice(1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conformance.faults.map((row) => (
              <tr key={`${row.page} ${row.call}`}>
                <th scope="row">{row.page}</th>
                <td>
                  <a href={`#operation-${row.operation}`}>{row.call}</a>
                </td>
                {row.cells.map((cell) => (
                  <td key={cell.kind}>
                    <Tried
                      reason={cell.reason}
                      scenarios={cell.scenarios.flatMap((id) => known.get(id) ?? [])}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Tried({ scenarios: [first, ...others], reason }: { scenarios: Scenario[]; reason: string }) {
  if (!first) return reason || <strong>not tried</strong>;
  return (
    <>
      <a href={addressOfScenario(first)}>{first.name}</a>
      {others.length > 0 && ` and ${others.length} more`}
    </>
  );
}
