import { COMPLETE_ENQUIRY, fillIn } from '../harness/enquiry.ts';
import { callsTo } from './calls.ts';
import { countryButton, field, form, successBox } from '../harness/locators/form.ts';
import { expect, type DataTable, Given, Then, When, type World } from './world.ts';

Given('they have filled in the form', async function () {
  await fillIn(this, COMPLETE_ENQUIRY);
});

Given('they have filled in the form except {string}', async function (label: string) {
  const { [label]: _left, ...rest } = COMPLETE_ENQUIRY;
  await fillIn(this, rest);
});

When('they fill in the form with:', async function (table: DataTable) {
  await fillIn(this, table.rowsHash());
});

When('they type {string} into {string}', async function (text: string, label: string) {
  await field(this.page, label).fill('');
  await field(this.page, label).pressSequentially(text);
});

When('they type on with {string}', async function (text: string) {
  await this.page.keyboard.type(text);
});

When('the browser fills in {string} for {string}', async function (number: string, label: string) {
  await field(this.page, label).evaluate((input, text) => {
    // As Chromium fills in what it has saved: unseen by what stands in for `value`, told by a plain event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, number);
});

When('they enter {int} characters into {string}', async function (count: number, label: string) {
  await field(this.page, label).fill('x'.repeat(count));
});

When(
  'they enter {int} characters into {string}, the {word} of them a {word}',
  async function (count: number, label: string, place: string, name: string) {
    const one = { blank: ' ', newline: '\n' }[name]!;
    const others = 'x'.repeat(count - 1);
    await field(this.page, label).fill(place === 'first' ? one + others : others + one);
  },
);

When('they clear {string}', async function (label: string) {
  await field(this.page, label).fill('x');
  await field(this.page, label).fill('');
});

When('they press Enter in {string}', async function (label: string) {
  await field(this.page, label).press('Enter');
});

When('the form is submitted by other means than its button', async function () {
  await form(this.page).evaluate((element) => (element as HTMLFormElement).requestSubmit());
});

When('the form is submitted twice at once', async function () {
  await form(this.page).evaluate((element) => {
    (element as HTMLFormElement).requestSubmit();
    (element as HTMLFormElement).requestSubmit();
  });
});

When('they choose the country {string}', async function (name: string) {
  await this.press(countryButton(this.page));
  await this.press(this.page.getByRole('option', { name: new RegExp(`^${name}\\b`) }).first());
});

When('they come to the form', async function () {
  await form(this.page).scrollIntoViewIfNeeded();
});

Then('the form has given way to the success box', async function () {
  await expect(successBox(this.page)).toBeVisible();
  await expect(form(this.page)).toHaveCount(0);
});

Then('the form is still there', async function () {
  await expect(form(this.page)).toBeVisible();
  await expect(successBox(this.page)).toHaveCount(0);
});

Then('the focus is on the success box', async function () {
  await expect(successBox(this.page)).toBeFocused();
});

Then(
  'call {int} to the e-mail service mentions {int} characters of message',
  async function (number: number, count: number) {
    await expect.poll(() => callsTo(this, 'sendEmail').length).toBeGreaterThanOrEqual(number);
    const sent = callsTo(this, 'sendEmail')[number - 1]!;
    expect(JSON.parse(sent.request.body).htmlContent).toMatch(new RegExp(`(?<!x)x{${count}}(?!x)`));
  },
);

/** The fields of the form that no person sees. */
const unseen = (world: World) => form(world.page).locator('input[hidden]');

Then(
  'a field is there that is neither shown, spoken, reached by the keyboard nor filled in by a browser',
  async function () {
    await expect(unseen(this)).toHaveCount(1);
    await expect(unseen(this)).toHaveAttribute('hidden');
    await expect(unseen(this)).toHaveAttribute('tabindex', '-1');
    await expect(unseen(this)).toHaveAttribute('autocomplete', 'off');
    await expect(form(this.page).getByRole('textbox')).toHaveCount(5);
  },
);

When('a robot fills in the field that no person meets', async function () {
  await unseen(this).evaluate((input) => {
    (input as HTMLInputElement).value = 'https://robot.example';
  });
});
