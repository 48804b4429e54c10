import {
  control,
  linesOf,
  metadata,
  offersOf,
  regionOf,
  scrolled,
  scrollInstantly,
  type Region,
} from '../harness/locators/page.ts';
import { isDrawn, onlySeen } from '../harness/locators/seen.ts';
import { expectSeen } from './seen.ts';
import { expect, type DataTable, Given, Then, When } from './world.ts';

Given('a visitor on {screen}', async function (path: string) {
  await this.visit(path);
});

Given('a visitor opens the address {string}', async function (path: string) {
  await this.visit(path);
});

When('they follow {string}', async function (name: string) {
  await this.press(control(this.page, 'link', name));
});

When('they follow {string} in the {region}', async function (name: string, region: Region) {
  const linkIn = (place: Region) =>
    regionOf(this.page, place).getByRole('link', { name }).filter({ visible: true }).first();
  const isInMenu = region === 'header' && this.conditions.phone && !(await linkIn(region).isVisible());
  // On a phone most of what the header offers stands behind its menu button.
  if (isInMenu) await this.press(control(this.page, 'button', 'Open menu'));
  await this.press(linkIn(isInMenu ? 'menu panel' : region));
});

When('they press {string}', async function (name: string) {
  await this.press(control(this.page, 'button', name));
});

When('they touch {string}', async function (name: string) {
  await this.touch(control(this.page, 'button', name));
});

When('the pointer and the focus pass over all that the {region} offers', async function (region: Region) {
  const all = await onlySeen(regionOf(this.page, region).locator('a[href], button'));
  for (const one of all) await one.hover();
  // The focus goes on by the keyboard: then a page treats it as one that is to be seen.
  await all[0]!.focus();
  for (const _one of all.slice(1)) await this.page.keyboard.press('Tab');
});

When('they point at {string}', async function (name: string) {
  await control(this.page, 'button', name).hover();
});

When('they press the {word} key', async function (key: string) {
  await this.page.keyboard.press(key);
});

When('they put the focus on {string}', async function (name: string) {
  await control(this.page, 'button', name).focus();
});

When('they go back', async function () {
  await this.page.goBack();
});

When('they reload the page', async function () {
  await this.page.reload();
  await this.waitUntilReady();
});

When('they scroll to {int} px', async function (position: number) {
  await scrollInstantly(this.page, position);
  expect(await scrolled(this.page)).toBe(position);
});

Then('they are on {screen}', async function (path: string) {
  await expect(this.page).toHaveURL(this.origin + path);
});

Then('the address is {string}', async function (path: string) {
  await expect(this.page).toHaveURL(this.origin + path);
});

Then('they see {string}', async function (words: string) {
  await expectSeen(this.page.getByText(words, { exact: true }).filter({ visible: true }).first(), words);
});

Then('they see it as a drawing', async function () {
  const content = regionOf(this.page, 'content');
  await expect.poll(() => isDrawn(content.locator('svg').first())).toBe(true);
});

Then('they do not see {string}', async function (words: string) {
  await expect(this.page.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0);
});

Then('they see the heading {string}', async function (words: string) {
  await expectSeen(this.page.getByRole('heading', { name: words, exact: true }), words);
});

Then('the page is headed {string}', async function (words: string) {
  const heading = this.page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words);
  await expectSeen(heading, words);
});

Then('its title is {string}', async function (title: string) {
  await expect.poll(async () => (await metadata(this.page)).titles).toEqual([title]);
});

Then('the {region} reads:', async function (region: Region, table: DataTable) {
  await expect.poll(() => linesOf(regionOf(this.page, region))).toEqual(table.raw().flat());
});

Then('the {region} offers:', async function (region: Region, table: DataTable) {
  await expect.poll(() => offersOf(regionOf(this.page, region))).toEqual(table.raw());
});

Then('the button {string} is {word}', async function (name: string, state: string) {
  const button = control(this.page, 'button', name);
  if (state === 'enabled') await expect(button).toBeEnabled();
  else if (state === 'disabled') await expect(button).toBeDisabled();
  else if (state === 'expanded') await expect(button).toHaveAttribute('aria-expanded', 'true');
  else if (state === 'collapsed') await expect(button).toHaveAttribute('aria-expanded', 'false');
  else throw new Error(`A button is enabled, disabled, expanded or collapsed, not "${state}"`);
});

Then('the focus is on {string}', async function (name: string) {
  await expect(this.page.locator(':focus')).toHaveAccessibleName(name);
});

Then('the page is scrolled to {int} px', async function (position: number) {
  await expect.poll(() => scrolled(this.page)).toBe(position);
});

Then('the host answers {string} with a PDF titled {string}', async function (path: string, title: string) {
  const answer = await this.page.request.get(this.origin + path);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const text = (await answer.body()).toString('latin1');
  expect(text).toMatch(/^%PDF-/);
  expect(text).toContain(title);
});
