import { readError, readErrorPosition } from '../harness/locators/form.ts';
import { isField, readSeenLines, readMetadata, listControls, readText } from '../harness/locators/page.ts';
import { landmark, findPart, type PagePart } from '../harness/locators/parts.ts';
import { expectMainHeading, expectSeen } from './support/expect-seen.ts';
import { type DataTable, expect, Then } from './world.ts';

Then('they see {part}', async function (part: PagePart) {
  await expectSeen(findPart(this.page, part, 'text'), visibleNameOfPart(part));
});

Then('they do not see {part}', async function (part: PagePart) {
  // Wait until the surrounding part is visible: the step would pass before that part is rendered.
  if ('place' in part && part.place) await expectSeen(findPart(this.page, part.place, 'section'));
  await expect(findPart(this.page, part, 'text').filter({ visible: true })).toHaveCount(0);
});

Then('the page is headed {string}', async function (words: string) {
  await expectMainHeading(this.page, words);
});

Then('its title is {string}', async function (title: string) {
  await expect.poll(async () => (await readMetadata(this.page)).titles).toEqual([title]);
});

Then('the focus is on {part}', async function (part: PagePart) {
  if ('landmark' in part || part.kind) await expect(findPart(this.page, part, 'text')).toBeFocused();
  else await expect(this.page.locator(':focus')).toHaveAccessibleName(part.name);
});

Then('{part} reads {string}', async function (part: PagePart, words: string) {
  const element = findPart(this.page, part, 'field');
  await expect.poll(() => readText(element)).toBe(words);
  if (!(await isField(element))) await expectSeen(element, words);
});

/** Compares the lines of a part with a table, or its whole text with a text. */
Then('{part} reads:', async function (part: PagePart, expected: DataTable | string) {
  const element = findPart(this.page, part, 'section');
  if (typeof expected === 'string') await expect.poll(() => readText(element)).toBe(expected);
  else await expect.poll(() => readSeenLines(element)).toEqual(expected.raw().flat());
});

Then('{part} says {string}', async function (part: PagePart, words: string) {
  const element = findPart(this.page, part, 'section');
  await expect.poll(async () => collapseSpaces(await readText(element))).toContain(words);
});

Then('{part} offers:', async function (part: PagePart, table: DataTable) {
  await expect.poll(() => listControls(findPart(this.page, part, 'section'))).toEqual(table.raw());
});

Then('the country is {string}', async function (name: string) {
  await expect(landmark(this.page, 'country')).toHaveAccessibleName(
    new RegExp(`selected ${RegExp.escape(name)} \\+\\d+$`),
  );
});

Then('{string} shows the error {string}', async function (label: string, words: string) {
  await expect.poll(() => readError(this.page, label)).toBe(words);
  // The error must be below its own field and above the next field.
  const { own, ...place } = await readErrorPosition(this.page, label);
  expect(place).toEqual({ unseen: '', above: own, beside: [], indent: 0 });
});

Then('{string} shows no error', async function (label: string) {
  await expect.poll(() => readError(this.page, label)).toBe('');
});

/** The words that must be visible: the name of a text, heading or link. The name of a button may be invisible. */
const visibleNameOfPart = (part: PagePart): string =>
  'name' in part && ['text', 'heading', 'link', undefined].includes(part.kind) ? part.name : '';

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
