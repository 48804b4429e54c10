import { expect, it } from 'vitest';
import { readClauses } from '../../harness/clauses/clauses.ts';
import { readOpenPoints } from '../read/open-points.ts';

it('an open point names clauses that exist', () => {
  const ids = readClauses().map(({ id }) => id);
  const named = Object.values(readOpenPoints()).flatMap((points) =>
    points.flatMap(({ clauses = [] }) => clauses),
  );
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
