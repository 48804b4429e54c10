import type { Page } from '@playwright/test';
import { field } from './locators/form.ts';

/** An enquiry that breaks no rule, by the labels of its fields; its message is left empty. */
export const COMPLETE: Readonly<Record<string, string>> = {
  Name: 'Asha Rao',
  'Email ID': 'asha@lender.example',
  'Contact number': '9000000000',
  'Company name': 'Lender One',
};

/** Fills in the form, field by field as the labels come. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}
