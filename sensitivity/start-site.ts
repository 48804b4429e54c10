import { buildSite } from '../build/build-site.ts';
import { serveDirectory } from '../build/serve-directory.ts';
import type { Mutant } from './mutant.ts';
import { createMutation } from './mutation.ts';

/** A site that is built and served, until it is closed. */
export type RunningSite = { origin: string; close(): void };

type Options = {
  /** Without a mutant it is the right site, built and served in the same way. */
  mutant?: Mutant;
  /** A folder of its own. */
  place: string;
  /** Whether packed copies and the files for crawlers are wanted too. */
  complete: boolean;
  /** Where it is served; 0, as without, is any free port. */
  port?: number;
};

/** Builds and serves a wrong site or the right one; throws for a mutant whose files the build does not take. */
export async function startSite({ mutant, place, complete, port = 0 }: Options): Promise<RunningSite> {
  const outDir = `${place}/site`;
  const change = mutant && createMutation(mutant);
  await buildSite({
    outDir,
    complete,
    ...(change && { plugins: [change.plugin], read: change.read }),
  });
  if (change?.unusedFiles.size)
    throw new Error(`The build does not take ${[...change.unusedFiles].join(', ')}`);
  const { origin, server } = await serveDirectory(outDir, port);
  return {
    origin,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
