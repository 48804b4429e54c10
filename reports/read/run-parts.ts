import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RunCounts } from '../../harness/commands/run-stages.ts';

/**
 * A part of a run that was spread over several machines: its `shard`, such as `2/3`, and the tested commit. The folder
 * of the part's results contains these facts as `part.json`.
 */
export type RunPart = { shard: string; commit: string } & Pick<RunCounts, 'passed' | 'failed'>;

const partFileOf = (folder: string): string => `${folder}/part.json`;

/** Whether a folder has the results of a part of a run. */
export const isPartFolder = (folder: string): boolean => existsSync(partFileOf(folder));

export const writeRunPart = (folder: string, part: RunPart): void =>
  writeFileSync(partFileOf(folder), JSON.stringify(part));

export const readParts = (folders: readonly string[]): RunPart[] =>
  folders.map((folder) => JSON.parse(readFileSync(partFileOf(folder), 'utf8')) as RunPart);

/** Describes why parts do not make up one whole run: a part is missing or duplicate, or tested another commit. */
export function findPartProblems(parts: readonly RunPart[]): string[] {
  const totals = new Set(parts.map(({ shard }) => Number(shard.split('/')[1])));
  const commits = new Set(parts.map(({ commit }) => commit));
  const problems = commits.size > 1 ? [`The parts ran on several commits: ${[...commits].join('; ')}`] : [];
  if (totals.size > 1)
    return [...problems, `The parts are of several runs: ${parts.map(({ shard }) => shard).join(', ')}`];
  const [total = 0] = totals;
  for (let number = 1; number <= total; number += 1) {
    const count = parts.filter(({ shard }) => shard === `${number}/${total}`).length;
    if (count === 0) problems.push(`Part ${number}/${total} is missing`);
    if (count > 1) problems.push(`Part ${number}/${total} occurs ${count} times`);
  }
  return problems;
}
