import type { Locator, Page } from '@playwright/test';
import { unseen } from './seen.ts';

type Box = { x: number; y: number; width: number; height: number };

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

/** Where a field is, with all that is drawn as a part of it, and where its error is that a visitor sees. */
export async function fieldAndError(page: Page, label: string): Promise<[field: Box, error: Box]> {
  const id = await field(page, label).evaluate((input) => input.id);
  const frame = form(page)
    .locator('.iti', { has: page.locator(`#${id}`) })
    .or(page.locator(`#${id}`))
    .first();
  const error = form(page).locator(`#${await errorId(page, label)}`);
  const why = await unseen(error);
  if (why) throw new Error(`The error of ${label} ${why}`);
  return [(await frame.boundingBox())!, (await error.boundingBox())!];
}

const errorId = (page: Page, label: string): Promise<string> =>
  field(page, label).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.find((id) => document.getElementById(id)?.role === 'alert') ?? '';
  });

/** The button that opens the picker's list of countries. */
export const countryButton = (page: Page): Locator =>
  form(page).locator('.iti').getByRole('combobox').or(form(page).locator('.iti button')).first();

/** The box that takes the form's place. */
export const successBox = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Thank you for your enquiry' });

/** The message's counter. */
export const counter = (page: Page): Locator => form(page).getByText(/^\d+ \/ \d+$/);

/** The labels in reading order, without their asterisks. */
export const labels = (page: Page): Promise<string[]> =>
  form(page)
    .locator('label')
    .evaluateAll((all) => all.map((label) => label.textContent!.replace('*', '').trim()));

/** The labels that carry an asterisk and whose fields are required. */
export const labelsWithAsterisk = (page: Page): Promise<string[]> =>
  form(page)
    .locator('label')
    .evaluateAll((all) =>
      (all as HTMLLabelElement[])
        .filter((label) => label.textContent.includes('*') && (label.control as HTMLInputElement).required)
        .map((label) => label.textContent.replace('*', '').trim()),
    );

/** The dial code that the picker shows beside the number. */
export const dialCode = (page: Page): Promise<string> =>
  form(page).locator('.iti__selected-dial-code').innerText();

/** The names under which the fields stand in the entry, in reading order. */
export const names = (page: Page): Promise<string[]> =>
  form(page)
    .locator('input:visible, textarea:visible')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name }) => name).filter(Boolean));
