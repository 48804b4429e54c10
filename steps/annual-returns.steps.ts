import {
  emptyNote,
  fileButton,
  fileNames,
  icons,
  placeholder,
  shimmers,
  bytesOf,
} from '../harness/locators/annual-returns.ts';
import { expect, type DataTable, Given, Then, When } from './world.ts';
import { isDrawn } from '../harness/locators/seen.ts';
import { listAnnualReturns } from './annual-returns.ts';
import { createPdf } from '../mocks/fixtures/pdf.ts';

/** A data item as the service stores it. */
const item = (number: number, data: Record<string, unknown>) => ({
  id: `item-${number}`,
  data,
  createdDate: '2025-06-10T09:30:00.000Z',
  updatedDate: '2025-06-10T09:30:00.000Z',
});

const addressOf = (name: string) => `wix:document://v1/ugd/8d2c34_1.pdf/${encodeURIComponent(name)}`;

/** What a cell stands for: its text, or the JSON of something that is no text. */
function valueOf(cell: string): unknown {
  return /^(null|true|\d+|\[.*\]|\{.*\})$/.test(cell) ? JSON.parse(cell) : cell;
}

Given('the annual returns are stored as these documents:', function (table: DataTable) {
  const documents = table.raw().map(([cell]) => valueOf(cell!));
  this.network.fixtures.collections.AnnualRevenueFiles = [item(1, { documents })];
});

Given('the first item of the annual returns holds {string}', function (data: string) {
  this.network.fixtures.collections.AnnualRevenueFiles = [item(1, JSON.parse(data))];
});

Given('the collection of annual returns is empty', function () {
  this.network.fixtures.collections.AnnualRevenueFiles = [];
});

Given('the annual returns are {int} items with one file each', function (count: number) {
  this.network.fixtures.collections.AnnualRevenueFiles = Array.from({ length: count }, (_, index) =>
    item(index + 1, { documents: [addressOf(`File ${index + 1}`)] }),
  );
});

Given('a visitor for whom the annual returns have loaded', async function () {
  await this.clock.stop();
  await listAnnualReturns(this, 1000);
});

When('they press the file {string}', async function (name: string) {
  await this.press(fileButton(this.page, name));
});

Then('the annual returns are loading', async function () {
  await expect(placeholder(this.page)).toBeVisible();
  await expect(this.page.getByText('Loading the list of annual returns')).toBeAttached();
  expect(await fileNames(this.page)).toEqual([]);
  await expect(emptyNote(this.page)).toHaveCount(0);
});

Then('the placeholder card shimmers', async function () {
  await expect.poll(() => shimmers(placeholder(this.page))).toBe(true);
});

Then('the placeholder card stands still', async function () {
  await expect.poll(() => isDrawn(placeholder(this.page))).toBe(true);
  expect(await shimmers(placeholder(this.page))).toBe(false);
});

Then('the annual returns are listed, from the top:', async function (table: DataTable) {
  await expect.poll(() => fileNames(this.page)).toEqual(table.raw().flat());
  await expect(placeholder(this.page)).toHaveCount(0);
});

Then('each of the {int} files has an icon', async function (count: number) {
  await expect.poll(() => icons(this.page)).toBe(count);
});

Then('the list of annual returns is empty', async function () {
  await expect(emptyNote(this.page)).toBeVisible();
  await expect(placeholder(this.page)).toHaveCount(0);
  expect(await fileNames(this.page)).toEqual([]);
});

Then('the file {string} is being downloaded', async function (name: string) {
  await expect(fileButton(this.page, name)).toHaveAttribute('aria-busy', 'true');
  await expect(fileButton(this.page, name)).toContainText('Downloading');
});

Then('the file {string} can be downloaded', async function (name: string) {
  await expect(fileButton(this.page, name)).toHaveAttribute('aria-busy', 'false');
  await expect(fileButton(this.page, name)).toContainText(/Download$/);
});

Then('the visitor has the file {string}, in it {string}', async function (name: string, words: string) {
  const { downloads, expected: named } = this.journal;
  const unnamed = () => downloads.filter((one) => !named.has(one));
  await expect.poll(() => unnamed().map((one) => one.suggestedFilename())).toContain(name);
  const download = unnamed().find((one) => one.suggestedFilename() === name)!;
  named.add(download);
  expect(await download.failure()).toBe(null);
  expect(await bytesOf(download)).toEqual(Buffer.from(createPdf(words)));
});

Then('the visitor has no file', async function () {
  await expect(this.page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(this.journal.downloads.length).toBe(0);
});
