import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Picture, Scenario } from '../harness/results/model/scenario.ts';

/** Scenarios with the pictures that a report shows of them: by name, the file that holds each. */
export type PicturedScenarios = { scenarios: Scenario[]; files: ReadonlyMap<string, string> };

/**
 * Gives scenarios whose screens look the same one picture: that of the first in the specification's order. A picture
 * without a file is none. Pictures lie beside the messages of their run, a shard's in the shard's folder.
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
