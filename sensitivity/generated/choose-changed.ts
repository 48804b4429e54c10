import { readDiff } from '../choose-mutants.ts';
import type { GeneratedMutant } from './instrument.ts';
import { findRecorded, type GeneratedRecord } from './record.ts';

/** The lines of each file that a change added, altered, or left beside what it removed. */
export type ChangedLines = Map<string, Set<number>>;

/** The lines of source and features that have changed since a revision; throws if git does not know it. */
export const readChangedLines = (revision: string): ChangedLines =>
  parseDiff(readDiff(revision, FORM, ['src', 'features']));

/** Without context, and the same whatever a machine's git is set to; a renamed file is one removed and one added. */
const FORM = [
  '--unified=0',
  '--no-color',
  '--no-ext-diff',
  '--no-renames',
  '--src-prefix=a/',
  '--dst-prefix=b/',
];

/** Reads the changed lines from a diff without context. */
export function parseDiff(diff: string): ChangedLines {
  const changed: ChangedLines = new Map();
  let lines = new Set<number>();
  for (const line of diff.split('\n')) {
    // A removed file has a name before the change only.
    const [, file] = /^(?:--- a|\+\+\+ b)\/(.*)$/.exec(line) ?? [];
    if (file) changed.set(file, (lines = new Set()));
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    // What only removes lines names the line before them: those on either side have new neighbours.
    const length = Number(count) || 2;
    for (let index = 0; first && index < length; index += 1) lines.add(Number(first) + index);
  }
  return changed;
}

/** The mutants that begin in a changed line, and those that a scenario of a changed feature noticed. */
export const chooseChanged = (
  mutants: readonly GeneratedMutant[],
  changed: ChangedLines,
  record: GeneratedRecord,
): GeneratedMutant[] =>
  mutants.filter((mutant) => {
    const [feature = ''] = findRecorded(record, mutant)?.by?.split(':') ?? [];
    return changed.get(mutant.file)?.has(mutant.start.line) || changed.has(feature);
  });
