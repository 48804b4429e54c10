import { field, form, successBox } from '../harness/locators/form.ts';
import { type DataTable, expect, Then, When } from './world.ts';

When('a script submits the form {int} time(s)( at once)', async function (times: number) {
  await form(this.page).evaluate((element, count) => {
    for (let time = 0; time < count; time++) (element as HTMLFormElement).requestSubmit();
  }, times);
});

Then('the form has given way to the success box', async function () {
  await expect(successBox(this.page)).toBeVisible();
  await expect(form(this.page)).toHaveCount(0);
});

Then('the form is still there', async function () {
  await expect(form(this.page)).toBeVisible();
  await expect(successBox(this.page)).toHaveCount(0);
});

Then('the form holds:', async function (table: DataTable) {
  const expected = table.rowsHash();
  const held = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(expected).map(async (label) => [label, await field(this.page, label).inputValue()]),
      ),
    );
  await form(this.page).scrollIntoViewIfNeeded();
  await expect.poll(held).toEqual(expected);
});

/** One use: the form has one field for robots (10.8). */
Then(
  'a field is there that is neither shown, spoken, reached by the keyboard nor filled in by a browser',
  async function () {
    const unseen = form(this.page).locator('input[hidden]');
    await expect(unseen).toHaveCount(1);
    await expect(unseen).toHaveAttribute('hidden');
    await expect(unseen).toHaveAttribute('tabindex', '-1');
    await expect(unseen).toHaveAttribute('autocomplete', 'off');
    await expect(form(this.page).getByRole('textbox')).toHaveCount(5);
  },
);

Then('the form ends where the content ends', async function () {
  const content = this.page.getByRole('main');
  const [inner, outer] = await Promise.all([form(this.page).boundingBox(), content.boundingBox()]);
  expect(inner!.height).toBeGreaterThan(300);
  // No more than the section's own margin.
  expect(outer!.y + outer!.height - (inner!.y + inner!.height)).toBeLessThan(200);
});
