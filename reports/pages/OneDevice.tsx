import type { Conformance } from '../read/model/conformance.ts';
import { gapOf } from '../clause-devices.ts';
import { countClauses } from '../verdict.ts';
import { ClauseList } from './ClauseList.tsx';

/** The clauses that are checked on one device only, grouped by the reason. */
export function OneDevice({ conformance: { sections } }: { conformance: Conformance }) {
  const ran = sections.flatMap(({ clauses }) => clauses.filter(({ scenarios }) => scenarios.length > 0));
  const gaps = Map.groupBy(ran.filter(gapOf), gapOf);
  if (gaps.size === 0) return null;
  return (
    <section aria-labelledby="one-device">
      <h2 id="one-device">
        Looked at on one device, or on neither: {countClauses([...gaps.values()].flat())}
      </h2>
      {[...gaps].map(([gap, clauses]) => (
        <details key={gap}>
          <summary>
            {gap} ({countClauses(clauses)})
          </summary>
          <ClauseList clauses={clauses} />
        </details>
      ))}
    </section>
  );
}
