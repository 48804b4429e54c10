import type { ClauseResult } from '../read/model/conformance.ts';
import { addressOfClause } from './addresses.ts';

/** Clauses by their words, each with a link to it. */
export function ClauseList({ clauses }: { clauses: readonly Pick<ClauseResult, 'id' | 'text'>[] }) {
  return (
    <ul>
      {clauses.map(({ id, text }) => (
        <li key={id}>
          <a href={addressOfClause(id)}>{id}</a> {text}
        </li>
      ))}
    </ul>
  );
}
