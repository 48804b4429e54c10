import { startSiteUnderTest } from '../build/site-under-test.ts';
import { claimClone } from '../harness/commands/claim-clone.ts';
import claimTemporaryFolder from '../harness/commands/claim-temporary-folder.ts';

/** Playwright's global setup: serves the site and sets SITE_URL; the returned function stops the server. */
export default async function serveSite(): Promise<() => void> {
  // SITE_URL is set for wrong sites. They are judged in parallel, and only one process at a time can claim the clone.
  if (process.env.SITE_URL) claimTemporaryFolder();
  else claimClone();
  const { origin, close } = await startSiteUnderTest();
  process.env.SITE_URL = origin;
  return close;
}
