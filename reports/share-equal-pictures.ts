import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Picture, Scenario } from './read/model/scenario.ts';

/** Scenarios with their pictures; `files` has the path of each picture by its name in the report. */
export type PicturedScenarios = { scenarios: Scenario[]; files: ReadonlyMap<string, string> };

/**
 * Makes scenarios with equal pictures share one file, that of the first in the order of the specification, which keeps
 * the report small. A picture whose file is missing is dropped. Each run, or shard, has its pictures in the folder
 * `pictures` beside its messages.
 */
export function shareEqualPictures(
  scenarios: readonly Scenario[],
  messages: readonly string[],
): PicturedScenarios {
  const folders = [...new Set(messages.map((file) => join(dirname(file), 'pictures')))];
  const fileOf = (name: string) => folders.map((folder) => join(folder, name)).find(isFile);
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  const shareFile = (picture: Picture | null): Picture | null => {
    const file = picture && fileOf(picture.file);
    if (!file) return null;
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    const name = names.get(content) ?? picture.file;
    names.set(content, name);
    if (name === picture.file) files.set(name, file);
    return { ...picture, file: name };
  };
  const shown = new Map(
    scenarios
      .toSorted((a, b) => a.clause.localeCompare(b.clause, 'en', { numeric: true }))
      .map((one) => [one.id, one.looks.map((look) => ({ ...look, picture: shareFile(look.picture) }))]),
  );
  return { scenarios: scenarios.map((one) => ({ ...one, looks: shown.get(one.id)! })), files };
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
