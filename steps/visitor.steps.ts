import { Then } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { linksIn, regionOf } from './screens/page.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

const ACCOUNT = /\b(log ?in|log ?out|sign ?(in|up|on|out)|register|my account|members?|password)\b/i;

Then('nothing on the page asks who they are or offers an account', async function (this: W) {
  const links = await linksIn(regionOf(this.page, 'page'));
  expect(links.length).toBeGreaterThan(5);
  const buttons = await this.page.getByRole('button').filter({ visible: true }).allInnerTexts();
  const names = [...links.map(({ name, address }) => `${name} ${address}`), ...buttons];
  expect(names.filter((name) => ACCOUNT.test(name))).toEqual([]);
  await expect(this.page.locator('input[type=password]')).toHaveCount(0);
});

Then('the browser keeps nothing about them', async function (this: W) {
  await expect(regionOf(this.page, 'footer')).toBeVisible();
  expect(await this.page.context().cookies()).toEqual([]);
  expect(await this.page.evaluate(() => localStorage.length)).toBe(0);
});

Then('they can download {string}', async function (this: W, name: string) {
  const button = regionOf(this.page, 'content').getByRole('button', { name });
  const [download] = await Promise.all([
    this.page.waitForEvent('download', { timeout: 5000 }),
    this.press(button),
  ]);
  expect(download.suggestedFilename()).toBe(name);
});
