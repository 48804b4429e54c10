import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Pickle } from '@cucumber/messages';
import { clauseOf } from '../../harness/results/scenarios.ts';
import { type Device, devices } from '../../harness/viewports.ts';
import { type CoveredLook, keyOfScenario, wordsOf } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';

/** Which looks come by which lines of the source, as the last run of all features saw it. */
const RECORD = 'sensitivity/generated/coverage.json';

/** A look by the key of its scenario, how long it took, whether the instrumented original passed it, and its pages. */
type RecordedLook = { key: string; device: Device; seconds: number; passed: boolean; pages: string[] };

/** Each set has a bit for each look, in base64; `files` says which sets come by code that begins in a line. */
type RecordedCoverage = {
  looks: RecordedLook[];
  sets: string[];
  files: Record<string, [line: number, ...sets: number[]][]>;
};

/** Keeps which looks reached which mutants. */
export function writeCoverage(
  looks: readonly CoveredLook[],
  mutants: readonly GeneratedMutant[],
  file = RECORD,
): void {
  const reached = looks.map((look) => new Set(look.reached));
  const sets = new Map<string, number>();
  const files = new Map<string, Map<number, Set<number>>>();
  for (const { id, file: source, start } of mutants) {
    const bits = Buffer.alloc(Math.ceil(looks.length / 8));
    for (const [index, ids] of reached.entries()) if (ids.has(id)) bits[index >> 3]! |= 1 << (index & 7);
    const set = bits.toString('base64');
    if (!sets.has(set)) sets.set(set, sets.size);
    const lines = files.get(source) ?? new Map<number, Set<number>>();
    files.set(source, lines.set(start.line, (lines.get(start.line) ?? new Set()).add(sets.get(set)!)));
  }
  const record: RecordedCoverage = {
    looks: looks.map(({ scenario, name, device, seconds, passed, pages }) => ({
      key: keyOfScenario(`${scenario} ${name}`),
      device,
      seconds,
      passed,
      pages,
    })),
    sets: [...sets.keys()],
    files: Object.fromEntries(
      [...files].map(([source, lines]) => [source, [...lines].map(([line, some]) => [line, ...some])]),
    ),
  };
  writeFileSync(file, `${JSON.stringify(record)}\n`);
}

/**
 * The looks at scenarios as they stand, with the mutants that each reaches by the record: those of lines that have moved
 * by the nearest lines that it knows. What it does not know, a scenario or a file, is taken to reach or to be reached
 * by all.
 */
export function readCoverage(
  pickles: readonly Pickle[],
  mutants: readonly GeneratedMutant[],
  file = RECORD,
): CoveredLook[] {
  const record: RecordedCoverage = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedCoverage)
    : { looks: [], sets: [], files: {} };
  const sets = record.sets.map((set) => Buffer.from(set, 'base64'));
  const known = new Map(record.looks.map(({ key, device }, index) => [`${key} ${device}`, index]));
  const setsOfMutant = new Map(
    mutants.map((mutant) => [mutant.id, findSets(mutant, record.files[mutant.file])]),
  );
  const ofPages = pickles.filter(({ tags }) => !tags.some(({ name }) => name === '@sdk'));
  return ofPages.flatMap((pickle) => {
    const scenario = `${pickle.uri}:${pickle.location?.line}`;
    const key = keyOfScenario(`${scenario} ${pickle.name}`);
    // A scenario that the record knows on one device only is not looked at on the other.
    const seen = devices.filter((device) => known.has(`${key} ${device}`));
    return (seen.length ? seen : devices).map((device): CoveredLook => {
      const index = known.get(`${key} ${device}`);
      const isReached = (some: readonly number[] | undefined) =>
        !some || index === undefined || some.some((set) => (sets[set]![index >> 3]! >> (index & 7)) & 1);
      return {
        scenario,
        name: pickle.name,
        clause: clauseOf(pickle),
        device,
        words: wordsOf(pickle),
        seconds: index === undefined ? 0 : record.looks[index]!.seconds,
        passed: index === undefined || record.looks[index]!.passed,
        pages: index === undefined ? [] : record.looks[index]!.pages,
        reached: [...setsOfMutant].filter(([, some]) => isReached(some)).map(([id]) => id),
      };
    });
  });
}

/** The sets of the lines of a mutant, or else of the nearest before and after it; undefined for an unknown file. */
function findSets(
  { start, end }: GeneratedMutant,
  lines: RecordedCoverage['files'][string] | undefined,
): number[] | undefined {
  if (!lines) return undefined;
  const same = lines.filter(([line]) => line === start.line);
  const inside = lines.filter(([line]) => line > start.line && line <= end.line);
  const near = [same, inside].find(({ length }) => length) ?? [
    lines.findLast(([line]) => line < start.line),
    lines.find(([line]) => line > end.line),
  ];
  return near.flatMap((entry) => (entry ? entry.slice(1) : []));
}
