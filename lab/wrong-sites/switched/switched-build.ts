import type { Plugin } from 'vite';
import { type Bundle, bundleSite, renderBundle, writeOtherFiles } from '../../../build/build-site.ts';
import type { readSource } from '../../../build/read-source.ts';

/**
 * A build that contains mutants behind a switch; `loader` is the inline script of its pages.
 */
export type SwitchedBuild = { bundle: Bundle; loader: string };

/** What places mutants in a build: a plugin, and a reader for sources that do not pass through Vite. */
type Changes = { plugin: Plugin; read: typeof readSource };

/** Builds the site once for all mutants. */
export async function buildSwitchedSite(outDir: string, { plugin, read }: Changes): Promise<SwitchedBuild> {
  const bundle = await bundleSite({ outDir, plugins: [plugin] });
  const { pages } = await renderBundle(bundle, read);
  await writeOtherFiles(outDir, pages, read);
  return { bundle, loader: await read('src/loader.js') };
}
