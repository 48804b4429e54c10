import {
  counter,
  countryButton,
  dialCode,
  errorOf,
  errorPlace,
  field,
  labels,
  labelsWithAsterisk,
  isPlaceholderSeen,
  names,
} from '../harness/locators/form.ts';
import { expectSeen } from './seen.ts';
import { expect, type DataTable, Then } from './world.ts';

Then('{string} shows the error {string}', async function (label: string, words: string) {
  await expect.poll(() => errorOf(this.page, label)).toBe(words);
  // Directly below: after its own field and before the next one.
  const above = await field(this.page, label).getAttribute('name');
  expect(await errorPlace(this.page, label)).toEqual({ unseen: '', above, beside: [], indent: 0 });
});

Then('{string} shows no error', async function (label: string) {
  await expect(field(this.page, label)).toBeVisible();
  await expect.poll(() => errorOf(this.page, label)).toBe('');
});

Then('{string} reads {string}', async function (label: string, text: string) {
  await expect(field(this.page, label)).toHaveValue(text);
});

Then('the country is {string}', async function (name: string) {
  await expect(countryButton(this.page)).toHaveAccessibleName(new RegExp(`selected ${name} \\+\\d+$`));
});

Then('the counter reads {string}', async function (words: string) {
  await expect(counter(this.page)).toHaveText(words);
  await expectSeen(counter(this.page), words);
});

Then('the fields are labelled:', async function (table: DataTable) {
  await expect.poll(() => labels(this.page)).toEqual(table.raw().flat());
});

Then('the fields marked with an asterisk are:', async function (table: DataTable) {
  await expect.poll(() => labelsWithAsterisk(this.page)).toEqual(table.raw().flat());
});

Then('{string} has the placeholder {string}', async function (label: string, words: string) {
  await expect(field(this.page, label)).toHaveAttribute('placeholder', words);
  expect(await isPlaceholderSeen(this.page, label), 'is seen').toBe(true);
});

Then('the dial code beside the number is {string}', async function (code: string) {
  await expect.poll(() => dialCode(this.page)).toBe(code);
});

Then('the keyboard for {string} is for telephone numbers', async function (label: string) {
  await expect(field(this.page, label)).toHaveAttribute('type', 'tel');
});

Then('the fields are named:', async function (table: DataTable) {
  await expect.poll(() => names(this.page)).toEqual(table.raw().flat());
});
