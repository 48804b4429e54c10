import { buildSite } from './build-site.ts';
import { type RunningSite, serveDirectory } from './serve-directory.ts';

const SITE = '.cache/site';
const SITE_WITH_RELAY = '.cache/site-with-relay';
/** The relay's address in its contract. */
const RELAY = 'https://relay.sangam.example';

/** Builds the site for a relay, in place of VITE_ENQUIRY_URL. */
export const forRelay = (address: string) => ({
  name: 'for-relay',
  config: () => ({ define: { 'import.meta.env.VITE_ENQUIRY_URL': JSON.stringify(address) } }),
});

/** Builds get a made-up key, and never a real one that is set: the features check that a key is sent (7.2). */
export const useMadeUpKey = () =>
  Object.assign(process.env, {
    VITE_EMAIL_API_KEY: 'key-of-the-features',
    VITE_ALLOW_PUBLIC_EMAIL_KEY: 'yes',
  });

/** Builds and serves the production site on a free port, or returns the deployed one that SITE_URL names. */
export async function startSiteUnderTest(): Promise<RunningSite> {
  if (process.env.SITE_URL) return { origin: process.env.SITE_URL, close: () => undefined };
  useMadeUpKey();
  await buildSite({ outDir: SITE });
  return serveDirectory(SITE, 0);
}

/** Builds and serves the site as it is built with a relay, and sets RELAY_SITE_URL for the features (@relay). */
export async function startSiteWithRelay(): Promise<RunningSite> {
  // A key that is set must not get into this build (10.24).
  useMadeUpKey();
  await buildSite({ outDir: SITE_WITH_RELAY, complete: false, plugins: [forRelay(RELAY)] });
  const site = await serveDirectory(SITE_WITH_RELAY, 0);
  process.env.RELAY_SITE_URL = site.origin;
  return site;
}
