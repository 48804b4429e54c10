import { startSiteUnderTest } from '../build/site-under-test.ts';
import claimTemporaryFolder from '../harness/claim-temporary-folder.ts';

/** Playwright's global setup: serves the site and sets SITE_URL; the returned function stops the server. */
export default async function serveSite(): Promise<() => void> {
  claimTemporaryFolder();
  const { origin, close } = await startSiteUnderTest();
  process.env.SITE_URL = origin;
  return close;
}
