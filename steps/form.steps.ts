import { COMPLETE_ENQUIRY, fillInFields } from '../harness/enquiry.ts';
import { field, form, readError } from '../harness/locators/form.ts';
import { control } from '../harness/locators/parts.ts';
import { type DataTable, expect, Then, When } from './world.ts';

When('a script submits the form {int} time(s)( at once)', async function (times: number) {
  await form(this.page).evaluate((element, count) => {
    for (let time = 0; time < count; time++) (element as HTMLFormElement).requestSubmit();
  }, times);
});

/**
 * Fills in the form with valid values, then types the entry of each row into the row's field. A row with an error
 * expects this error and a disabled button Send; a row without an error expects an enabled button. `⎵` is a space; an
 * empty entry clears the field. Before a row of another field, the last field gets its valid value back.
 */
Then('the filled-in form answers these entries:', async function (table: DataTable) {
  await fillInFields(this, COMPLETE_ENQUIRY);
  let last = '';
  for (const { field: label = '', entry = '', error = '' } of table.hashes()) {
    if (last && last !== label) await this.paste(field(this.page, last), COMPLETE_ENQUIRY[last]!);
    last = label;
    const input = field(this.page, label);
    await this.paste(input, '');
    if (entry) {
      await input.focus();
      await this.type(entry.replaceAll('⎵', ' '));
    }
    await expect.poll(() => readError(this.page, label), `${label} ${entry}`).toBe(error);
    await expect(control(this.page, 'button', 'Send'), `Send at ${entry}`).toBeEnabled({ enabled: !error });
  }
});
