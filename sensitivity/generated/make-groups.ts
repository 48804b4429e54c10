import type { CoveredLook } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';
import { interleave } from './interleave.ts';
import type { Findings } from './judge-group.ts';

type Place = GeneratedMutant['start'];

/**
 * Deals mutants out to groups of at most `size`, those together that the same looks reach, so that a group needs as few
 * looks as possible. No group has a mutant inside another one, as the outer one would hide it; one for which no switch
 * can stand has a group of its own.
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
      group.length < size && group.every((other) => canStandWith(mutant, other));
    const group = groups.find(isFree);
    if (group) group.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}

/** A group, some of the looks that reach it, and what the tasks of the same group share: findings, and how many are left. */
export type GroupTask = {
  group: GeneratedMutant[];
  looks: CoveredLook[];
  shared: { findings: Findings; tasks: number };
};

/** Deals the looks of each group out to as many tasks as there are workers, the likeliest looks of each mutant first. */
export function dealGroups(
  groups: readonly GeneratedMutant[][],
  candidates: ReadonlyMap<GeneratedMutant, readonly CoveredLook[]>,
  tasks: number,
): GroupTask[] {
  return groups.flatMap((group) => {
    const lists = group.map((mutant) => candidates.get(mutant)!);
    const looks = [...new Set(interleave(lists))];
    const shared = { findings: new Map() as Findings, tasks };
    return Array.from({ length: tasks }, (_none, task) => ({
      group,
      looks: looks.filter((_look, place) => place % tasks === task),
      shared,
    }));
  });
}

const compare = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;

const canStandWith = (a: GeneratedMutant, b: GeneratedMutant): boolean =>
  a.isSwitched && b.isSwitched && !overlaps(a, b);

const overlaps = (a: GeneratedMutant, b: GeneratedMutant): boolean =>
  a.file === b.file && compare(a.start, b.end) < 0 && compare(b.start, a.end) < 0;
