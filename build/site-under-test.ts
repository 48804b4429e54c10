import { buildSite } from './build-site.ts';
import { type RunningSite, serveDirectory } from './serve-directory.ts';

const SITE = '.cache/site';

/** Builds and serves the production site on a free port, or returns the deployed one that SITE_URL names. */
export async function startSiteUnderTest(): Promise<RunningSite> {
  if (process.env.SITE_URL) return { origin: process.env.SITE_URL, close: () => undefined };
  // The features check that the key is sent (7.2), and a build has none by default.
  process.env.VITE_EMAIL_API_KEY ||= 'key-of-the-features';
  await buildSite({ outDir: SITE });
  return serveDirectory(SITE, 0);
}
