import { addressOfClause } from './addresses.ts';

/** Links to clauses, with their numbers as text. */
export const ClauseLinks = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id) => (
    <a key={id} href={addressOfClause(id)}>
      {id}{' '}
    </a>
  ));
