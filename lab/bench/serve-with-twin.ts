import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { serveNetwork } from '../../mocks/adapters/serve-network.ts';
import { buildSite } from '../../build/build-site.ts';
import { compress } from '../../build/compress.ts';
import { type RunningSite, serveDirectory } from '../../build/serve-directory.ts';

const SITE = '.cache/bench/site';
const TWIN = '.cache/bench/twin';

/** A site that is served with compression, as a host does. */
export type ServedSite = RunningSite & { directory: string };

/**
 * Builds and serves the production site and its twin, the same pages without scripts, and the mocked outside services,
 * each on its own port.
 */
export async function serveWithTwin(): Promise<{
  site: ServedSite;
  twin: ServedSite;
  services: { close(): void };
}> {
  const services = await serveNetwork();
  Object.assign(process.env, services.settings);
  await buildSite({ outDir: SITE });
  await rm(TWIN, { recursive: true, force: true });
  await cp(SITE, TWIN, { recursive: true });
  for await (const file of glob(`${TWIN}/**/*.html`)) {
    const html = await readFile(file, 'utf8');
    // Keep structured data, which is not executed, and the empty script, at which a page becomes visible.
    const scripts = /(?<=<script(?! type="application\/ld\+json")[^>]*>)[\s\S]*?(?=<\/script>)/g;
    await writeFile(file, html.replace(scripts, ''));
  }
  await compress(TWIN);
  return { site: await serveOnFreePort(SITE), twin: await serveOnFreePort(TWIN), services };
}

/** Serves a directory on a free port. */
async function serveOnFreePort(directory: string): Promise<ServedSite> {
  return { ...(await serveDirectory(directory, 0)), directory };
}
