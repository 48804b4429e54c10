import { spawnSync } from 'node:child_process';
import type { GeneratedMutant } from './instrument.ts';
import { findRecorded, type GeneratedRecord } from './record.ts';

/** The lines of each file that a change added, altered, or left beside what it removed. */
export type ChangedLines = Map<string, Set<number>>;

/** The lines of source and features that have changed since a revision; throws if git does not know it. */
export function readChangedLines(revision: string): ChangedLines {
  const args = ['diff', '--unified=0', '--no-color', '--no-ext-diff', revision, '--', 'src', 'features'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`git knows no revision "${revision}"`);
  return parseDiff(stdout);
}

/** Reads the changed lines from a diff without context. */
export function parseDiff(diff: string): ChangedLines {
  const changed: ChangedLines = new Map();
  let lines = new Set<number>();
  for (const line of diff.split('\n')) {
    const [, file] = /^\+\+\+ b\/(.*)$/.exec(line) ?? [];
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
