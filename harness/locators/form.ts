import type { Locator, Page } from '@playwright/test';
import { runInTurn, pickSeen, readSeenWords, explainUnseen } from './seen.ts';

/** The enquiry form. */
export const form = (page: Page): Locator => page.getByRole('main').getByRole('form');

/** A field by its label; the asterisk of a required field is no part of its name. */
export const field = (page: Page, label: string): Locator =>
  form(page).getByRole('textbox', { name: label, exact: true });

/** The error of a field by `aria-describedby`; '' for none. */
export async function readError(page: Page, label: string): Promise<string> {
  return field(page, label).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const errors = ids
      .map((id) => document.getElementById(id))
      .filter((element) => element?.role === 'alert');
    const shown = errors.filter((element) => element!.checkVisibility() && input.ariaInvalid === 'true');
    return shown.map((element) => element!.textContent.trim()).join(' ');
  });
}

/**
 * The position of a field's error: why it is not seen ('' if it is), the names of the last field above it and of the
 * fields beside it, and how far in px its left edge is from that of the form's first field.
 */
export async function readErrorPlace(page: Page, label: string) {
  const id = await field(page, label).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.find((one) => document.getElementById(one)?.role === 'alert')!;
  });
  const error = form(page).locator(`#${id}`);
  const place = await error.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    const all = [...element.closest('form')!.querySelectorAll<HTMLInputElement>('input[name], textarea')];
    const named = all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.name, box: one.getBoundingClientRect() }));
    return {
      above: named.findLast(({ box }) => box.bottom <= top)?.name,
      beside: named.filter(({ box }) => box.bottom > top && box.top < bottom).map(({ name }) => name),
      indent: Math.abs(left - named[0]!.box.left),
    };
  });
  return { unseen: await explainUnseen(error), ...place };
}

/** The button that opens the picker's list of countries. */
export const countryButton = (page: Page): Locator =>
  form(page).locator('.iti').getByRole('combobox').or(form(page).locator('.iti button')).first();

/** The picker's open list of countries with its search field. */
export const countryList = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Country of the phone number' });

/** The box that replaces the form after an enquiry was sent. */
export const successBox = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Thank you for your enquiry' });

/** The form's honeypots: hidden inputs, which only robots fill in. */
export const honeypot = (page: Page): Locator => form(page).locator('input[hidden]');

/**
 * Whether the form is higher than 300 px and ends less than 200 px (the margin of its section) above the content's end.
 */
export async function isFormAtContentEnd(part: Locator): Promise<boolean> {
  const content = part.page().getByRole('main');
  const [inner, outer] = await Promise.all([part.boundingBox(), content.boundingBox()]);
  return inner!.height > 300 && outer!.y + outer!.height - (inner!.y + inner!.height) < 200;
}

/** The character counter of the message, such as `0 / 300`. */
export const counter = (page: Page): Locator => form(page).getByText(/^\d+ \/ \d+$/);

/**
 * The fields that a visitor sees, in reading order: the label without its asterisk, the `name` attribute, whether the
 * field is required and marked so by an asterisk, the placeholder if it can be seen, and the value.
 */
export async function listFields(part: Locator): Promise<Record<string, string>[]> {
  const inputs = await pickSeen(part.locator('input[name], textarea[name]'));
  return runInTurn(inputs, async (input) => {
    const facts = await input.evaluate((element) => {
      const { id, name, required, value } = element as HTMLInputElement;
      return { id, name, required, value };
    });
    const words = await readSeenWords(part.locator(`label[for="${facts.id}"]`));
    return {
      label: words.replace('*', '').trim(),
      name: facts.name,
      required: words.includes('*') && facts.required ? 'yes' : 'no',
      placeholder: await input.evaluate(readSeenPlaceholder),
      value: facts.value,
    };
  });
}

/**
 * A field's placeholder if it is at least half opaque and not in the field's background colour, else ''. Runs in the
 * page.
 */
function readSeenPlaceholder(field: Element): string {
  const { color, opacity } = getComputedStyle(field, '::placeholder');
  const isClear = /, 0(\.[0-4]\d*)?\)$|^transparent$/.test(color) || Number(opacity) < 0.5;
  const isSeen = !isClear && color !== getComputedStyle(field).backgroundColor;
  return isSeen ? (field as HTMLInputElement).placeholder : '';
}

/** The dial code that the picker shows beside the number. */
export const dialCode = (page: Page): Locator => form(page).locator('.iti__selected-dial-code');
