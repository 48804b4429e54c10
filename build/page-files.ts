import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { chunksOfScreen, ENTRY } from './screen-chunks.ts';

/** The module that prefetches pages, loaded at the visitor's first scroll, pointer or key event. */
const MODULE = 'src/app/prepare-pages.ts';
/** The placeholder in that module for the table of files. */
const PLACEHOLDER = '__PAGE_FILES__';
/** The hash and extension at the end of a script's name (vite.config.ts). */
const HASH = /-[\w-]{6}\.js$/;

/**
 * Writes into the built module the files that each page needs besides those of the frame (10.21). The module's name
 * then gets the hash of the entry, which names all these files and so changes with them.
 */
export async function writePageFiles(outDir: string, manifest: Manifest): Promise<void> {
  const entry = join(outDir, manifest[ENTRY]!.file);
  const { file: former } = manifest[MODULE]!;
  const [hash] = HASH.exec(entry)!;
  const file = former.replace(HASH, hash);
  const code = await readFile(join(outDir, former), 'utf8');
  if (!code.includes(PLACEHOLDER)) throw new Error(`${former} has no ${PLACEHOLDER}`);
  // In parentheses: a minifier may have made it the body of an arrow function, where a brace would begin a block.
  const table = `(${JSON.stringify(listPageFiles(manifest))})`;
  await writeFile(
    join(outDir, former),
    code.replaceAll(PLACEHOLDER, () => table),
  );
  await rename(join(outDir, former), join(outDir, file));
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll(nameOf(former), nameOf(file)));
}

/** Maps each module that the entry imports dynamically to the scripts and styles of itself and of its own imports. */
function listPageFiles(manifest: Manifest): Record<string, string[]> {
  const modules = (manifest[ENTRY]!.dynamicImports ?? []).filter((module) => module !== MODULE);
  return Object.fromEntries(
    modules.map((module) => {
      const { screen, later } = chunksOfScreen(manifest, module);
      const files = [...screen, ...later].flatMap(({ file, css = [] }) => [file, ...css]);
      return [module, [...new Set(files)].map((name) => `/${name}`)];
    }),
  );
}
