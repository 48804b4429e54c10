import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { callsTo } from './calls.ts';
import { expect } from './expect.ts';
import { countryButton, field, form, successBox } from './screens/form.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

/** An enquiry that breaks no rule; its message is left empty. */
const COMPLETE: Record<string, string> = {
  Name: 'Asha Rao',
  'Email ID': 'asha@lender.example',
  'Contact number': '9000000000',
  'Company name': 'Lender One',
};

async function fillIn(world: W, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(world.page, label).fill(value);
}

Given('they have filled in the form', async function (this: W) {
  await fillIn(this, COMPLETE);
});

Given('they have filled in the form except {string}', async function (this: W, label: string) {
  const { [label]: _left, ...rest } = COMPLETE;
  await fillIn(this, rest);
});

When('they fill in the form with:', async function (this: W, table: DataTable) {
  await fillIn(this, table.rowsHash());
});

When('they type {string} into {string}', async function (this: W, text: string, label: string) {
  await field(this.page, label).fill('');
  await field(this.page, label).pressSequentially(text);
});

When('they enter {int} characters into {string}', async function (this: W, count: number, label: string) {
  await field(this.page, label).fill('x'.repeat(count));
});

When('they clear {string}', async function (this: W, label: string) {
  await field(this.page, label).fill('x');
  await field(this.page, label).fill('');
});

When('they press Enter in {string}', async function (this: W, label: string) {
  await field(this.page, label).press('Enter');
});

When('the form is submitted by other means than its button', async function (this: W) {
  await form(this.page).evaluate((element) => (element as HTMLFormElement).requestSubmit());
});

When('the form is submitted twice at once', async function (this: W) {
  await form(this.page).evaluate((element) => {
    (element as HTMLFormElement).requestSubmit();
    (element as HTMLFormElement).requestSubmit();
  });
});

When('they choose the country {string}', async function (this: W, name: string) {
  await this.press(countryButton(this.page));
  await this.press(this.page.getByRole('option', { name }).first());
});

When('they come to the form', async function (this: W) {
  await form(this.page).scrollIntoViewIfNeeded();
});

Then('the form has given way to the success box', async function (this: W) {
  await expect(successBox(this.page)).toBeVisible();
  await expect(form(this.page)).toHaveCount(0);
});

Then('the form is still there', async function (this: W) {
  await expect(form(this.page)).toBeVisible();
  await expect(successBox(this.page)).toHaveCount(0);
});

Then('the focus is on the success box', async function (this: W) {
  await expect(successBox(this.page)).toBeFocused();
});

Then(
  'call {int} to the e-mail service mentions {int} characters of message',
  async function (this: W, number: number, count: number) {
    await expect.poll(() => callsTo(this, 'sendEmail').length).toBeGreaterThanOrEqual(number);
    const sent = callsTo(this, 'sendEmail')[number - 1]!;
    expect(JSON.parse(sent.request.body).htmlContent).toMatch(new RegExp(`(?<!x)x{${count}}(?!x)`));
  },
);

Then('the visitor sees no word of a failure', async function (this: W) {
  await expect(successBox(this.page)).toBeVisible();
  await expect(this.page.getByText(/fail|error|could not/i).filter({ visible: true })).toHaveCount(0);
  await expect(this.page.getByRole('alert')).toHaveCount(0);
});
