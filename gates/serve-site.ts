import { startSiteUnderTest } from '../build/site-under-test.ts';
import { claimClone } from '../harness/commands/claim-clone.ts';
import claimTemporaryFolder from '../harness/commands/claim-temporary-folder.ts';

/** Playwright's global setup: serves the site and sets SITE_URL; the returned function stops the server. */
export default async function serveSite(): Promise<() => void> {
  // The runner of wrong sites sets SITE_URL and starts parallel processes: they cannot all claim (lock) this clone.
  if (process.env.SITE_URL) claimTemporaryFolder();
  else claimClone();
  const { origin, close } = await startSiteUnderTest();
  process.env.SITE_URL = origin;
  return close;
}
