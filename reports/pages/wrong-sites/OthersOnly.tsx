import type { MutantResult } from '../../read/model/sensitivity.ts';
import { isNoticedByOthersOnly } from '../../read/own-scenarios.ts';

/** The wrong sites of a clause that only scenarios of other clauses noticed; null when there are none. */
export function OthersOnly({ mutants }: { mutants: MutantResult[] }) {
  const others = mutants.filter(isNoticedByOthersOnly);
  if (others.length === 0) return null;
  return (
    <>
      <p>Only scenarios of other clauses noticed:</p>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
}
