import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import type { Region } from './parameters.ts';
import { cardOf, linksIn, regionOf } from './screens/page.ts';
import {
  headingsIn,
  listIn,
  logosIn,
  passagesIn,
  rowsOf,
  section,
  sections,
  textOf,
} from './screens/section.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

When('they follow {string} in the section {string}', async function (this: W, name: string, heading: string) {
  await this.press(section(this.page, heading).getByRole('link', { name }));
});

Then('the {region} says {string}', async function (this: W, region: Region, words: string) {
  await expect.poll(() => textOf(regionOf(this.page, region))).toContain(words);
});

Then('the sections are, in order:', async function (this: W, table: DataTable) {
  await expect.poll(() => sections(this.page)).toEqual(table.raw().flat());
});

Then('the last section is {string}', async function (this: W, heading: string) {
  await expect.poll(async () => (await sections(this.page)).at(-1)).toBe(heading);
});

Then('the form ends where the content ends', async function (this: W) {
  const [form, content] = await Promise.all(
    (['form', 'content'] as const).map((region) => regionOf(this.page, region).boundingBox()),
  );
  const left = content!.y + content!.height - (form!.y + form!.height);
  expect(form!.height).toBeGreaterThan(300);
  // No more than the section's own margin.
  expect(left).toBeLessThan(200);
});

Then('the section {string} says {string}', async function (this: W, heading: string, words: string) {
  await expect.poll(() => textOf(section(this.page, heading))).toContain(words);
});

Then('the sections say:', async function (this: W, table: DataTable) {
  for (const { section: heading, words } of table.hashes())
    await expect.poll(() => textOf(section(this.page, heading!)), heading).toContain(words);
});

Then('the section {string} has the headings:', async function (this: W, heading: string, table: DataTable) {
  await expect.poll(() => headingsIn(section(this.page, heading))).toEqual(table.raw().flat());
});

Then('the section {string} has the passages:', async function (this: W, heading: string, table: DataTable) {
  await expect.poll(() => passagesIn(section(this.page, heading))).toEqual(table.hashes());
});

Then('the section {string} lists:', async function (this: W, heading: string, table: DataTable) {
  await expect.poll(() => listIn(this.page, section(this.page, heading))).toEqual(table.raw().flat());
});

Then('the section {string} has the links:', async function (this: W, heading: string, table: DataTable) {
  const expected = table.hashes().map(({ name, address, tab }) => ({ name, address, newTab: tab === 'new' }));
  await expect.poll(() => linksIn(section(this.page, heading))).toEqual(expected);
});

Then('the section {string} shows the logos:', async function (this: W, heading: string, table: DataTable) {
  const expected = table.raw().map(([name]) => ({ name, drawn: true }));
  await expect.poll(() => logosIn(section(this.page, heading))).toEqual(expected);
});

Then('the section {string} shows {int} logos', async function (this: W, heading: string, count: number) {
  const expected = Array.from({ length: count }, () => ({ name: expect.stringMatching(/\w/), drawn: true }));
  await expect.poll(() => logosIn(section(this.page, heading))).toEqual(expected);
});

Then('the table {string} reads:', async function (this: W, caption: string, table: DataTable) {
  await expect.poll(() => rowsOf(this.page, caption)).toEqual(table.hashes());
});

Then('the cards carry the labels:', async function (this: W, table: DataTable) {
  for (const { product, labels } of table.hashes())
    await expect(cardOf(this.page, product!).getByRole('listitem')).toHaveText(labels!.split('; '));
});
