import type { GeneratedMutant } from './instrument.ts';

type Place = GeneratedMutant['start'];

/**
 * Deals mutants out to groups of about `size`, those of one file to different groups as far as possible. No group has a
 * mutant inside another one, as the outer one would hide it.
 */
export function makeGroups(mutants: readonly GeneratedMutant[], size: number): GeneratedMutant[][] {
  const groups = Array.from({ length: Math.ceil(mutants.length / size) }, (): GeneratedMutant[] => []);
  const sorted = mutants.toSorted((a, b) => a.file.localeCompare(b.file) || compare(a.start, b.start));
  for (const [index, mutant] of sorted.entries()) {
    const inTurn = groups.map((_group, step) => groups[(index + step) % groups.length]!);
    const group = inTurn.find((some) => !some.some((other) => overlaps(mutant, other)));
    if (group) group.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}

const compare = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;

const overlaps = (a: GeneratedMutant, b: GeneratedMutant): boolean =>
  a.file === b.file && compare(a.start, b.end) < 0 && compare(b.start, a.end) < 0;
