import { expect, it } from 'vitest';
import type { GeneratedMutant } from '../instrument.ts';
import { makeGroups } from '../make-groups.ts';

const mutant = (id: string, file: string, from: number, to: number): GeneratedMutant => ({
  id,
  file,
  mutator: 'StringLiteral',
  start: { line: from, column: 0 },
  end: { line: to, column: 0 },
  original: '',
  replacement: '',
  isSwitched: true,
});
const idsOf = (groups: GeneratedMutant[][]) =>
  groups.map((group) =>
    group
      .map(({ id }) => id)
      .toSorted()
      .join(''),
  );

it('mutants of one file go to different groups', () =>
  expect(
    idsOf(
      makeGroups(
        [mutant('a', 'x', 1, 2), mutant('b', 'x', 3, 4), mutant('c', 'y', 1, 2), mutant('d', 'y', 3, 4)],
        2,
      ),
    ),
  ).toEqual(['ac', 'bd']));

it('a mutant inside another one is in another group, also when that makes one more', () => {
  const groups = makeGroups([mutant('a', 'x', 1, 9), mutant('b', 'x', 2, 8), mutant('c', 'x', 3, 4)], 3);
  expect(idsOf(groups).toSorted()).toEqual(['a', 'b', 'c']);
});
