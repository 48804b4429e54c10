import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { chunksOfScreen, ENTRY_KEY } from './screen-chunks.ts';

/** The module that prefetches pages, loaded at the visitor's first scroll, pointer or key event. */
const PREFETCH_MODULE = 'src/app/prepare-pages.ts';
/** The placeholder in the prefetching module that the table of files replaces. */
const PREFETCH_PLACEHOLDER = '__PAGE_FILES__';
/** The hash and extension at the end of a script's name; vite.config.ts sets this form. */
const HASH_AND_EXTENSION = /-[\w-]{6}\.js$/;

/**
 * Writes a table into the built prefetching module: the files that each page needs besides those that all pages need
 * (10.21). Vite made the hash in the module's name before the table was written. The name gets the entry's hash
 * instead, because the entry's hash changes when any file of the table changes.
 */
export async function writePrefetchTable(outDir: string, manifest: Manifest): Promise<void> {
  const entry = join(outDir, manifest[ENTRY_KEY]!.file);
  const { file: former } = manifest[PREFETCH_MODULE]!;
  const [hash] = HASH_AND_EXTENSION.exec(entry)!;
  const file = former.replace(HASH_AND_EXTENSION, hash);
  const code = await readFile(join(outDir, former), 'utf8');
  if (!code.includes(PREFETCH_PLACEHOLDER)) throw new Error(`${former} has no ${PREFETCH_PLACEHOLDER}`);
  // Parentheses around the table: the placeholder may be an arrow function's body, where a brace would begin a block.
  const table = `(${JSON.stringify(listPageFiles(manifest))})`;
  await writeFile(
    join(outDir, former),
    code.replaceAll(PREFETCH_PLACEHOLDER, () => table),
  );
  await rename(join(outDir, former), join(outDir, file));
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll(nameOf(former), nameOf(file)));
}

/** Maps each module that the entry imports dynamically to its scripts and styles, without those that all pages need. */
function listPageFiles(manifest: Manifest): Record<string, string[]> {
  const modules = (manifest[ENTRY_KEY]!.dynamicImports ?? []).filter((module) => module !== PREFETCH_MODULE);
  return Object.fromEntries(
    modules.map((module) => {
      const { screen, later } = chunksOfScreen(manifest, module);
      const files = [...screen, ...later].flatMap(({ file, css = [] }) => [file, ...css]);
      return [module, [...new Set(files)].map((name) => `/${name}`)];
    }),
  );
}
