import { startSiteUnderTest } from '../build/site-under-test.ts';

/** Playwright's global setup: serves the site and sets SITE_URL; the returned function stops the server. */
export default async function serveSite(): Promise<() => void> {
  const { origin, close } = await startSiteUnderTest();
  process.env.SITE_URL = origin;
  return close;
}
