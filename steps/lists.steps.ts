import { elementListers } from '../harness/locators/lists.ts';
import { findPart, type PagePart } from '../harness/locators/parts.ts';
import { NOT_THERE } from '../harness/locators/seen.ts';
import { type DataTable, expect, Then } from './world.ts';

/** Headings that a one-column table may have. A table whose first cell is another word has no heading. */
const ONE_COLUMN_TABLE_HEADINGS = ['name', 'label'];

type ListRow = string | Record<string, string>;

/**
 * Compares all elements of one kind in a part, in reading order, with a table: one column of names, or the facts that
 * its first row names.
 */
Then('the {things} of {part} are:', async function (things: string, part: PagePart, table: DataTable) {
  const [head, ...rows] = table.raw().map((row) => row.map((cell) => cell.replaceAll('⎵', ' ')));
  const isPlain = head!.length === 1 && !ONE_COLUMN_TABLE_HEADINGS.includes(head![0]!);
  const expected = isPlain
    ? [head, ...rows].flat()
    : rows.map((row) => Object.fromEntries(head!.map((name, index) => [name, row[index]])));
  const list = async () => {
    const all = await elementListers[things]!(findPart(this.page, part, 'section'));
    return isPlain ? all : all.map((row) => pickFacts(row, head!));
  };
  await expect.poll(list).toEqual(expected);
});

Then('{part} has {int} {things}', async function (part: PagePart, count: number, things: string) {
  const element = findPart(this.page, part, 'section');
  await expect.poll(async () => (await elementListers[things]!(element)).length).toBe(count);
});

/** Picks the facts that the feature's table names; NOT_THERE for a fact that the page does not have. */
function pickFacts(row: ListRow, names: readonly string[]): ListRow {
  if (typeof row === 'string') return row;
  return Object.fromEntries(names.map((name) => [name, row[name] ?? NOT_THERE]));
}
