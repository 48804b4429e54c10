import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../scripts/browser.ts';
import { leaveEvidence } from './evidence.ts';
import { SiteWorld } from './world.ts';

setWorldConstructor(SiteWorld);
setDefaultTimeout(10_000);

let browser: Browser | undefined;

BeforeAll(async () => {
  if (!process.env.SITE_URL) throw new Error('SITE_URL is not set: run the features with "npm run spec".');
  // The machine of a remote browser does not serve the site under test: its calls home come back here.
  const remote = process.env.PLAYWRIGHT_SERVER;
  browser = remote
    ? await chromium.connect(remote, { exposeNetwork: '<loopback>' })
    : await chromium.launch({ executablePath: browserPath(), args: browserFlags });
});

AfterAll(async () => {
  await browser?.close();
});

Before('not @sdk', async function (this: SiteWorld, { pickle }) {
  const tags = new Set(pickle.tags.map(({ name }) => name));
  await this.open(browser!, {
    phone: tags.has('@phone'),
    motion: tags.has('@motion'),
    script: !tags.has('@no-script'),
  });
});

After('not @sdk', async function (this: SiteWorld, { pickle }) {
  const unnamed = this.journal.unnamed(this.network.calls);
  await leaveEvidence(this, pickle);
  await this.close();
  if (unnamed.length) throw new Error(unnamed.join('\n'));
});
