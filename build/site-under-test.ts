import { buildSite } from './build-site.ts';
import { type RunningSite, serveDirectory } from './serve-directory.ts';

const SITE_FOLDER = '.cache/site';
const RELAY_SITE_FOLDER = '.cache/site-with-relay';
/** The relay's address, as `contracts/enquiry.json` declares it. */
const RELAY_URL = 'https://relay.sangam.example';

/** A Vite plugin that builds the site for a relay at `address`, whatever VITE_ENQUIRY_URL says. */
export const createRelayPlugin = (address: string) => ({
  name: 'for-relay',
  config: () => ({ define: { 'import.meta.env.VITE_ENQUIRY_URL': JSON.stringify(address) } }),
});

/** Sets a fake e-mail key for builds, because the features need a key (7.2) and no build may contain the real one. */
export const setFakeEmailKey = () =>
  Object.assign(process.env, {
    VITE_EMAIL_API_KEY: 'key-of-the-features',
    VITE_ALLOW_PUBLIC_EMAIL_KEY: 'yes',
  });

/** Builds the production site and serves it on a free port; if SITE_URL is set, returns that site instead. */
export async function startSiteUnderTest(): Promise<RunningSite> {
  if (process.env.SITE_URL) return { origin: process.env.SITE_URL, close: () => undefined };
  setFakeEmailKey();
  await buildSite({ outDir: SITE_FOLDER });
  return serveDirectory(SITE_FOLDER, 0);
}

/** Builds the site for a relay, serves it, and sets RELAY_SITE_URL for scenarios tagged @relay. */
export async function startSiteWithRelay(): Promise<RunningSite> {
  // The features check that this build contains no key, even if a key is set (10.24).
  setFakeEmailKey();
  await buildSite({ outDir: RELAY_SITE_FOLDER, complete: false, plugins: [createRelayPlugin(RELAY_URL)] });
  const site = await serveDirectory(RELAY_SITE_FOLDER, 0);
  process.env.RELAY_SITE_URL = site.origin;
  return site;
}
