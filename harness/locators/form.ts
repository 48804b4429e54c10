import type { Locator, Page } from '@playwright/test';
import { explainUnseen, listSeenWords, listUnseenReasons } from './seen.ts';

/** The enquiry form. */
export const form = (page: Page): Locator => page.getByRole('main').getByRole('form');

/** A field by its label; the asterisk of a required field is no part of its name. */
export const field = (page: Page, label: string): Locator =>
  form(page).getByRole('textbox', { name: label, exact: true });

/** The error of a visible field; '' for none. */
export const readError = async (page: Page, label: string): Promise<string | undefined> =>
  (await listFieldValues(form(page))).find((entry) => entry.label === label)?.error;

/**
 * Facts about a field's error message: why a visitor does not see it ('' if they do), the names of its field, of the
 * last field above and of the fields beside it, and by how many px it is indented from the form's first field.
 */
export async function readErrorPosition(page: Page, label: string) {
  const { id, ...place } = await field(page, label).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const error = ids.map((one) => document.getElementById(one)!).find((one) => one?.role === 'alert')!;
    const { top, bottom, left } = error.getBoundingClientRect();
    const all = [...input.closest('form')!.querySelectorAll<HTMLInputElement>('input[name], textarea')];
    const named = all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.name, box: one.getBoundingClientRect() }));
    return {
      id: error.id,
      own: (input as HTMLInputElement).name,
      above: named.findLast(({ box }) => box.bottom <= top)?.name,
      beside: named.filter(({ box }) => box.bottom > top && box.top < bottom).map(({ name }) => name),
      indent: Math.abs(left - named[0]!.box.left),
    };
  });
  return { unseen: await explainUnseen(form(page).locator(`#${id}`)), ...place };
}

/** The button of the phone field that opens the list of countries. */
export const countryButton = (page: Page): Locator =>
  form(page).locator('.iti').getByRole('combobox').or(form(page).locator('.iti button')).first();

/** The phone field's open list of countries, with the list's search field. */
export const countryList = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Country of the phone number' });

/** The box that replaces the form after an enquiry was sent. */
export const successBox = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Thank you for your enquiry' });

/** The form's honeypots: hidden inputs, which only robots fill in. */
export const honeypot = (page: Page): Locator => form(page).locator('input[hidden]');

/** Whether the form is over 300 px high and ends less than 200 px (its section's margin) above the content's end. */
export async function isFormAtContentEnd(part: Locator): Promise<boolean> {
  const content = part.page().getByRole('main');
  const [inner, outer] = await Promise.all([part.boundingBox(), content.boundingBox()]);
  return inner!.height > 300 && outer!.y + outer!.height - (inner!.y + inner!.height) < 200;
}

/** The character counter of the message, such as `0 / 300`. */
export const messageCounter = (page: Page): Locator => form(page).getByText(/^\d+ \/ \d+$/);

const formInputs = (part: Locator): Locator => part.locator('input[name], textarea[name]');

/** The label, value and error of each field of the form, even of fields that the sticky header covers. */
export const listFieldValues = (part: Locator): Promise<Record<string, string>[]> =>
  formInputs(part).filter({ visible: true }).evaluateAll(readFieldsInPage);

/**
 * The fields that a visitor sees, in reading order: the label without its asterisk, the `name` attribute, whether the
 * field is required and marked so by an asterisk, the placeholder if it can be seen, the value, and the error.
 */
export async function listSeenFields(part: Locator): Promise<Record<string, string>[]> {
  const fields = await formInputs(part).evaluateAll(readFieldsInPage);
  const reasons = await listUnseenReasons(formInputs(part));
  const words = await listSeenWords(part.locator('label'));
  return fields.flatMap((field, index) => {
    const label = words.find((one) => one.replace('*', '').trim() === field.label) ?? '';
    const required = label.includes('*') ? field.required! : 'no';
    return reasons[index] ? [] : { ...field, label: label.replace('*', '').trim(), required };
  });
}

/** Reads fields. Leaves out a placeholder that is hardly visible. Runs in the page. */
function readFieldsInPage(fields: Element[]): Record<string, string>[] {
  return (fields as HTMLInputElement[]).map((input) => ({
    label: input.labels?.[0]?.innerText.replace('*', '').trim() ?? '',
    name: input.name,
    required: input.required ? 'yes' : 'no',
    placeholder: isPlaceholderSeen(input) ? input.placeholder : '',
    value: input.value,
    error: input.ariaInvalid === 'true' ? wordsOf(input.ariaDescribedByElements ?? []) : '',
  }));

  function wordsOf(elements: readonly Element[]): string {
    const errors = elements.filter((one) => one.role === 'alert' && one.checkVisibility());
    return errors.map((one) => one.textContent.trim()).join(' ');
  }
  function isPlaceholderSeen(input: Element): boolean {
    const { color, opacity } = getComputedStyle(input, '::placeholder');
    const isClear = /, 0(\.[0-4]\d*)?\)$|^transparent$/.test(color) || Number(opacity) < 0.5;
    return !isClear && color !== getComputedStyle(input).backgroundColor;
  }
}

/** The dial code that is shown beside the phone number. */
export const dialCode = (page: Page): Locator => form(page).locator('.iti__selected-dial-code');
