import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { chunksOfScreen, ENTRY } from './screen-chunks.ts';

/** Stands in the site's entry for the table of files; a build of wrong sites has it once for each variant of its module. */
const PLACE = '__PAGE_FILES__';

/**
 * Writes into the built entry which files each lazy module of the site needs beside those of the frame, so that the
 * page of a link can be fetched in advance (10.21). The entry names these files already, in Vite's own table: its hash
 * changes with theirs, and compressed they cost next to nothing.
 */
export async function writePageFiles(outDir: string, manifest: Manifest): Promise<void> {
  const entry = manifest[ENTRY]!;
  const file = join(outDir, entry.file);
  const code = await readFile(file, 'utf8');
  if (!code.includes(PLACE)) throw new Error(`${entry.file} has no place for the files of each page`);
  await writeFile(
    file,
    code.replaceAll(PLACE, () => JSON.stringify(listPageFiles(manifest))),
  );
}

/** The files of each module that the entry loads later, by its path: scripts and styles, those of its parts too. */
function listPageFiles(manifest: Manifest): Record<string, string[]> {
  const modules = manifest[ENTRY]!.dynamicImports ?? [];
  return Object.fromEntries(
    modules.map((module) => {
      const { screen, later } = chunksOfScreen(manifest, module);
      const files = [...screen, ...later].flatMap(({ file, css = [] }) => [file, ...css]);
      return [module, [...new Set(files)].map((name) => `/${name}`)];
    }),
  );
}
