import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setWorldConstructor,
  Status,
} from '@cucumber/cucumber';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../scripts/browser.ts';
import { SiteWorld } from './world.ts';

setWorldConstructor(SiteWorld);
setDefaultTimeout(10_000);

let browser: Browser | undefined;

BeforeAll(async () => {
  if (!process.env.SITE_URL) throw new Error('SITE_URL is not set: run the features with "npm run spec".');
  browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
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

After('not @sdk', async function (this: SiteWorld, { result }) {
  const unnamed = this.journal.unnamed(this.network.calls);
  if (result?.status !== Status.PASSED || unnamed.length) {
    this.attach(await this.page.screenshot(), 'image/png');
    this.attach(
      JSON.stringify(
        {
          address: this.page.url(),
          calls: this.network.calls,
          console: this.journal.lines,
          errors: this.journal.errors,
        },
        null,
        2,
      ),
      'application/json',
    );
  }
  await this.close();
  if (unnamed.length) throw new Error(unnamed.join('\n'));
});
