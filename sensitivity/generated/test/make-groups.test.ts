import { expect, it } from 'vitest';
import type { CoveredLook } from '../coverage.ts';
import type { GeneratedMutant } from '../instrument.ts';
import { dealGroups, makeGroups } from '../make-groups.ts';

const mutant = (id: string, from: number, to: number): GeneratedMutant => ({
  id,
  file: 'src/a.ts',
  mutator: 'StringLiteral',
  start: { line: from, column: 0 },
  end: { line: to, column: 0 },
  original: '',
  replacement: '',
  isSwitched: true,
});
const looksAt = (...scenarios: string[]) => scenarios.map((scenario) => ({ scenario }) as CoveredLook);
const group = (mutants: [GeneratedMutant, CoveredLook[]][], size: number) =>
  makeGroups(new Map(mutants), size).map((some) => some.map(({ id }) => id).join(''));

it('mutants that the same looks reach go together', () =>
  expect(
    group(
      [
        [mutant('a', 1, 2), looksAt('x', 'y')],
        [mutant('b', 3, 4), looksAt('z', 'y')],
        [mutant('c', 5, 6), looksAt('y', 'x')],
        [mutant('d', 7, 8), looksAt('y', 'z')],
      ],
      2,
    ),
  ).toEqual(['ac', 'bd']));

it('a mutant inside another one is in another group, also when that makes one more', () =>
  expect(
    group(
      [
        [mutant('a', 1, 9), looksAt('x')],
        [mutant('b', 2, 8), looksAt('x')],
        [mutant('c', 3, 4), looksAt('x')],
      ],
      3,
    ),
  ).toEqual(['a', 'b', 'c']));

it('a mutant for which no switch can stand has a group of its own', () =>
  expect(
    group(
      [
        [mutant('a', 1, 2), looksAt('x')],
        [{ ...mutant('b', 3, 4), isSwitched: false }, looksAt('x')],
        [mutant('c', 5, 6), looksAt('x')],
      ],
      3,
    ),
  ).toEqual(['ac', 'b']));

it('the looks of a group are dealt out to all workers, the likeliest of each mutant first', () => {
  const [x, y, z] = looksAt('x', 'y', 'z') as [CoveredLook, CoveredLook, CoveredLook];
  const [a, b] = [mutant('a', 1, 2), mutant('b', 3, 4)];
  const candidates = new Map([
    [a, [z, x]],
    [b, [y, x]],
  ]);
  const tasks = dealGroups([[a, b]], candidates, 2);
  expect(tasks.map(({ looks }) => looks)).toEqual([[z, x], [y]]);
  expect(tasks[0]!.shared).toBe(tasks[1]!.shared);
  expect(dealGroups([[a], [b]], candidates, 2).map(({ looks }) => looks)).toEqual([[z], [x], [y], [x]]);
});
