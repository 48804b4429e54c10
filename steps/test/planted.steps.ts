import { Given, Then, When, type World } from '../world.ts';

Given('a blank page', async function () {
  await this.visit('/');
});

When('the page calls {string}', async function (address: string) {
  await this.page.evaluate((url) => fetch(url).catch(() => undefined), address);
});

When('a new tab calls {string}', async function (address: string) {
  const tab = await newTab(this, '/');
  await tab.evaluate((url) => fetch(url).catch(() => undefined), address);
});

When('the page opens {string} in a new tab', async function (address: string) {
  const failed = this.page.context().waitForEvent('requestfailed');
  await newTab(this, address);
  await failed;
});

async function newTab({ page }: World, address: string) {
  const opened = page.context().waitForEvent('page');
  await page.evaluate((url) => void window.open(url), address);
  return opened;
}

When('the page does:', async function (code: string) {
  await this.page.evaluate((body) => new Function(body)(), code);
});

When('the page opens a tab of the site', async function () {
  await newTab(this, '/');
});

When('the page saves the file {string}', async function (name: string) {
  const saved = this.page.waitForEvent('download');
  await this.page.evaluate((download) => {
    const href = URL.createObjectURL(new Blob(['left']));
    Object.assign(document.createElement('a'), { href, download }).click();
  }, name);
  await saved;
});

When('the page posts an e-mail without a subject', async function () {
  await this.page.evaluate(() =>
    fetch('https://api.brevo.com/v3/smtp/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'api-key': 'k' },
      body: '{}',
    }),
  );
});

When('the page logs {string}', async function (words: string) {
  await this.page.evaluate((text) => console.log(text), words);
});

When('the page throws {string}', async function (words: string) {
  const seen = this.page.waitForEvent('pageerror');
  await this.page.evaluate((text) => void Promise.reject(new Error(text)), words);
  await seen;
});

Then('nothing was asserted', () => undefined);
