import type { CoveredLook } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';

type Place = GeneratedMutant['start'];

/**
 * Deals mutants out to groups of at most `size`, those together that the same looks reach, so that a group needs as few
 * looks as possible. No group has a mutant inside another one, as the outer one would hide it.
 */
export function makeGroups(
  reaching: ReadonlyMap<GeneratedMutant, readonly CoveredLook[]>,
  size: number,
): GeneratedMutant[][] {
  const groups: GeneratedMutant[][] = [];
  const signatures = new Map(
    [...reaching].map(([mutant, looks]) => [
      mutant,
      looks
        .map(({ scenario }) => scenario)
        .toSorted()
        .join(),
    ]),
  );
  const sorted = [...reaching.keys()].toSorted(
    (a, b) =>
      reaching.get(a)!.length - reaching.get(b)!.length ||
      signatures.get(a)!.localeCompare(signatures.get(b)!),
  );
  for (const mutant of sorted) {
    const isFree = (group: GeneratedMutant[]) =>
      group.length < size && !group.some((other) => overlaps(mutant, other));
    const group = groups.find(isFree);
    if (group) group.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}

const compare = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;

const overlaps = (a: GeneratedMutant, b: GeneratedMutant): boolean =>
  a.file === b.file && compare(a.start, b.end) < 0 && compare(b.start, a.end) < 0;
