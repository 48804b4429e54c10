import { buildSite } from './build-site.ts';
import { serveDirectory } from './serve-directory.ts';

const SITE = '.cache/site';

/** Builds and serves the production site on a free port, unless SITE_URL names one that is deployed. */
export async function startSiteUnderTest(): Promise<{ origin: string; close(): void }> {
  if (process.env.SITE_URL) return { origin: process.env.SITE_URL, close: () => undefined };
  // A build has no key of its own; the features and gates need one to see that it is sent.
  process.env.VITE_EMAIL_API_KEY ||= 'key-of-the-features';
  await buildSite({ outDir: SITE });
  const { origin, server } = await serveDirectory(SITE, 0);
  return {
    origin,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
