import { Given, Then, When } from '../world.ts';

Given('a blank page', async function () {
  await this.visit('/');
});

/** Runs code in the page and waits for the Playwright event that it causes, unless that is `nothing`. */
When('the page does {string} and causes {word}', async function (code: string, event: string) {
  const { page } = this;
  const waitForEvent = () =>
    event === 'page' || event === 'requestfailed'
      ? page.context().waitForEvent(event as 'page')
      : page.waitForEvent(event as 'download');
  const caused = event === 'nothing' ? undefined : waitForEvent();
  await page.evaluate((body) => new Function(body)(), code);
  await caused;
});

When('a new tab calls {string}', async function (address: string) {
  const opened = this.page.context().waitForEvent('page');
  await this.page.evaluate(() => void window.open('/'));
  const tab = await opened;
  await tab.evaluate((url) => fetch(url).catch(() => undefined), address);
});

Then('nothing was asserted', () => undefined);
