import type { Locator, Page } from '@playwright/test';
import { inTurn, onlySeen, readIn, unseen } from './seen.ts';

/** The enquiry form. */
export const form = (page: Page): Locator => page.getByRole('main').getByRole('form');

/** A field by its label; the asterisk of a required field is no part of its name. */
export const field = (page: Page, label: string): Locator =>
  form(page).getByRole('textbox', { name: label, exact: true });

/** The error under a field, as assistive tools tie it to the field: '' for none. */
export async function errorOf(page: Page, label: string): Promise<string> {
  return field(page, label).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const errors = ids
      .map((id) => document.getElementById(id))
      .filter((element) => element?.role === 'alert');
    const shown = errors.filter((element) => element!.checkVisibility() && input.ariaInvalid === 'true');
    return shown.map((element) => element!.textContent.trim()).join(' ');
  });
}

/** Where a field's error stands: whether it is seen, and the field above and the field below it by their labels. */
export async function errorPlace(page: Page, label: string) {
  const id = await field(page, label).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.find((one) => document.getElementById(one)?.role === 'alert')!;
  });
  const error = form(page).locator(`#${id}`);
  const fields = await error.evaluate((element) => {
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
  return { unseen: await unseen(error), ...fields };
}

/** The button that opens the picker's list of countries. */
export const countryButton = (page: Page): Locator =>
  form(page).locator('.iti').getByRole('combobox').or(form(page).locator('.iti button')).first();

/** The box that takes the form's place. */
export const successBox = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Thank you for your enquiry' });

/** The message's counter. */
export const counter = (page: Page): Locator => form(page).getByText(/^\d+ \/ \d+$/);

/** The labels that a visitor reads, in order, without their asterisks. */
export const labels = async (part: Locator): Promise<string[]> =>
  (await labelFacts(part)).map(({ words }) => withoutAsterisk(words));

/** The labels that carry an asterisk and whose fields are required. */
export const requiredLabels = async (part: Locator): Promise<string[]> =>
  (await labelFacts(part))
    .filter(({ words, isRequired }) => words.includes('*') && isRequired)
    .map(({ words }) => withoutAsterisk(words));

async function labelFacts(part: Locator): Promise<{ words: string; isRequired: boolean }[]> {
  return inTurn(await onlySeen(part.locator('label')), async (label) => ({
    words: await readIn(label),
    isRequired: await label.evaluate(
      (one) => ((one as HTMLLabelElement).control as HTMLInputElement).required,
    ),
  }));
}

const withoutAsterisk = (words: string): string => words.replace('*', '').trim();

/** The dial code that the picker shows beside the number. */
export const dialCode = (page: Page): Locator => form(page).locator('.iti__selected-dial-code');

/** The names under which the fields stand in the entry, in reading order. */
export const fieldNames = (part: Locator): Promise<string[]> =>
  part
    .locator('input:visible, textarea:visible')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name }) => name).filter(Boolean));

/** Whether a visitor reads a field's placeholder: it is opaque and of another colour than the field. */
export const isPlaceholderSeen = (page: Page, label: string): Promise<boolean> =>
  field(page, label).evaluate((input) => {
    const { color, opacity } = getComputedStyle(input, '::placeholder');
    const isClear = /, 0(\.[0-4]\d*)?\)$|^transparent$/.test(color) || Number(opacity) < 0.5;
    return !isClear && color !== getComputedStyle(input).backgroundColor;
  });
