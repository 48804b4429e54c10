import { startSiteUnderTest } from '../build/site-under-test.ts';

/** Serves the site for one run of the gates; returns how to stop. */
export default async function serveSite(): Promise<() => void> {
  const { origin, close } = await startSiteUnderTest();
  process.env.SITE_URL = origin;
  return close;
}
