import { buildSite } from '../../../build/build-site.ts';
import { type RunningSite, serveDirectory } from '../../../build/serve-directory.ts';
import type { Mutant } from '../mutant.ts';
import { createMutation } from '../mutation.ts';

type SiteOptions = {
  /** Without a mutant the original is built. */
  mutant?: Pick<Mutant, 'edits'>;
  /** A folder that no other site uses. */
  place: string;
  /** Whether icons, preview pictures, files for crawlers and compressed copies are built too. */
  complete: boolean;
  /** `embedded` for the walk with WebKitGTK, in which no outside service can be put in place. */
  mode?: 'production' | 'embedded';
};

/** Builds and serves a mutant or the original, as `buildAt` does. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  return serveDirectory(await buildAt(options), 0);
}

/** Builds a mutant or the original and names its folder; throws when the build does not read a file that the mutant changes. */
export async function buildAt({
  mutant,
  place,
  complete,
  mode = 'production',
}: SiteOptions): Promise<string> {
  const outDir = `${place}/site`;
  const change = mutant && createMutation(mutant);
  await buildSite({
    outDir,
    complete,
    mode,
    ...(change && { plugins: [change.plugin], read: change.read }),
  });
  if (change?.unusedFiles.size)
    throw new Error(`The build does not take ${[...change.unusedFiles].join(', ')}`);
  return outDir;
}
