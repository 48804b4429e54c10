import { field } from './locators/form.ts';
import type { Visitor } from './visitor.ts';

/** An enquiry that breaks no rule, by the labels of its fields; its message is left empty. */
export const COMPLETE_ENQUIRY: Readonly<Record<string, string>> = {
  Name: 'Asha Rao',
  'Email ID': 'asha@lender.example',
  'Contact number': '9000000000',
  'Company name': 'Lender One',
};

/** The least that a person needs to fill in a form, in ms of the visitor's time. */
const TYPING_MS = 1000;

/** Fills in the form, field by field as the labels come; takes a person's time where time goes by. */
export async function fillIn(
  { page, clock }: Pick<Visitor, 'page' | 'clock'>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  if (!clock.isPaused) await clock.pass(TYPING_MS);
}
