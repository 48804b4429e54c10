import { linkRows } from './parameters.ts';
import { cardOf, linesOf, linksIn, regionOf, footerList, type Region } from '../harness/locators/page.ts';
import { expect, type DataTable, Then, When } from './world.ts';
import { onlySeen } from '../harness/locators/seen.ts';
import {
  headingsIn,
  listIn,
  logosIn,
  passagesIn,
  rowsOf,
  section,
  sections,
  textOf,
} from '../harness/locators/section.ts';

When('they follow {string} in the section {string}', async function (name: string, heading: string) {
  await this.press(section(this.page, heading).getByRole('link', { name }));
});

Then('the {region} says {string}', async function (region: Region, words: string) {
  await expect.poll(() => textOf(regionOf(this.page, region))).toContain(words);
});

Then('the sections are, in order:', async function (table: DataTable) {
  await expect.poll(() => sections(this.page)).toEqual(table.raw().flat());
});

Then('the last section is {string}', async function (heading: string) {
  await expect.poll(async () => (await sections(this.page)).at(-1)).toBe(heading);
});

Then('the form ends where the content ends', async function () {
  const [form, content] = await Promise.all(
    (['form', 'content'] as const).map((region) => regionOf(this.page, region).boundingBox()),
  );
  const left = content!.y + content!.height - (form!.y + form!.height);
  expect(form!.height).toBeGreaterThan(300);
  // No more than the section's own margin.
  expect(left).toBeLessThan(200);
});

Then('the section {string} says {string}', async function (heading: string, words: string) {
  await expect.poll(() => textOf(section(this.page, heading))).toContain(words);
});

Then('the sections say:', async function (table: DataTable) {
  for (const { section: heading, words } of table.hashes())
    await expect.poll(() => textOf(section(this.page, heading!)), heading).toContain(words);
});

Then('the section {string} has the headings:', async function (heading: string, table: DataTable) {
  await expect.poll(() => headingsIn(section(this.page, heading))).toEqual(table.raw().flat());
});

Then('the section {string} has the passages:', async function (heading: string, table: DataTable) {
  await expect.poll(() => passagesIn(section(this.page, heading))).toEqual(table.hashes());
});

Then('the section {string} lists:', async function (heading: string, table: DataTable) {
  await expect.poll(() => listIn(this.page, section(this.page, heading))).toEqual(table.raw().flat());
});

Then('the section {string} has the links:', async function (heading: string, table: DataTable) {
  const expected = linkRows(table);
  await expect.poll(() => linksIn(section(this.page, heading))).toEqual(expected);
});

Then('the section {string} shows the logos:', async function (heading: string, table: DataTable) {
  const expected = table.raw().map(([name]) => ({ name, drawn: true }));
  await expect.poll(() => logosIn(section(this.page, heading))).toEqual(expected);
});

Then('the section {string} shows {int} logos', async function (heading: string, count: number) {
  const marks = section(this.page, heading).getByRole('listitem').locator('svg');
  await expect.poll(async () => (await onlySeen(marks)).length).toBe(count);
});

Then('the table {string} reads:', async function (caption: string, table: DataTable) {
  await expect.poll(() => rowsOf(this.page, caption)).toEqual(table.hashes());
});

Then('the cards carry the labels:', async function (table: DataTable) {
  for (const { product, labels } of table.hashes())
    await expect(cardOf(this.page, product!).getByRole('listitem')).toHaveText(labels!.split('; '));
});

Then('the host answered with status {int}', function (status: number) {
  expect(this.status).toBe(status);
  // The browser itself notes a page that the host does not have.
  if (status === 404) this.journal.expectLinesStartingWith('error', 'Failed to load resource');
});

Then("the footer's list {string} is:", async function (heading: string, table: DataTable) {
  const expected = linkRows(table);
  await expect.poll(() => linksIn(footerList(this.page, heading))).toEqual(expected);
});

Then('the card of {string} leads to {string}', async function (product: string, address: string) {
  await expect(cardOf(this.page, product).getByRole('link')).toHaveAttribute('href', address);
});

Then('the card of {string} reads:', async function (product: string, table: DataTable) {
  await expect.poll(() => linesOf(cardOf(this.page, product))).toEqual(table.raw().flat());
});

Then(
  'a grievance of {string} is answered by {string} within {string}',
  async function (level: string, who: string, time: string) {
    await expect
      .poll(async () => (await rowsOf(this.page, 'Grievance levels')).find(({ Level }) => Level === level))
      .toMatchObject({ 'Who answers': who, 'Answer within': time });
  },
);
