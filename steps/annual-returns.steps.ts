import { readAndDeleteFile } from '../harness/locators/annual-returns-list.ts';
import { createPdf } from '../mocks/fixtures/pdf.ts';
import { type DataTable, expect, Given, Then } from './world.ts';

/** A data item as the service stores it. */
const createDataItem = (number: number, data: Record<string, unknown>) => ({
  id: `item-${number}`,
  data,
  createdDate: '2025-06-10T09:30:00.000Z',
  updatedDate: '2025-06-10T09:30:00.000Z',
});

const toDocumentAddress = (name: string) => `wix:document://v1/ugd/8d2c34_1.pdf/${encodeURIComponent(name)}`;

/** Parses a cell: null, true, numbers, lists and objects as JSON, anything else as text. */
function parseCell(cell: string): unknown {
  return /^(null|true|\d+|\[.*\]|\{.*\})$/.test(cell) ? JSON.parse(cell) : cell;
}

/** Stores one item: a table lists its documents, a text is all of its data as JSON. */
Given('the annual returns are stored as:', function (stored: DataTable | string) {
  const data =
    typeof stored === 'string'
      ? (JSON.parse(stored) as Record<string, unknown>)
      : { documents: stored.raw().map(([cell]) => parseCell(cell!)) };
  this.network.fixtures.collections.AnnualRevenueFiles = [createDataItem(1, data)];
});

Given('the annual returns are {int} items with one file each', function (count: number) {
  this.network.fixtures.collections.AnnualRevenueFiles = Array.from({ length: count }, (_, index) =>
    createDataItem(index + 1, { documents: [toDocumentAddress(`File ${index + 1}`)] }),
  );
});

Then('the visitor has the file {string}, in it {string}', async function (name: string, words: string) {
  const { downloads, expected } = this.journal;
  const unexpected = () => downloads.filter((one) => !expected.has(one));
  await expect.poll(() => unexpected().map((one) => one.suggestedFilename())).toContain(name);
  const download = unexpected().find((one) => one.suggestedFilename() === name)!;
  expected.add(download);
  expect(await download.failure()).toBe(null);
  expect(await readAndDeleteFile(download)).toEqual(Buffer.from(createPdf(words)));
});

Then('the visitor has no file', async function () {
  await expect(this.page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(this.journal.downloads.length).toBe(0);
});
