import { field } from './locators/form.ts';
import type { Visitor } from './visitor.ts';

/** A valid enquiry without a message: the value of each field by its label. */
export const COMPLETE_ENQUIRY: Readonly<Record<string, string>> = {
  Name: 'Asha Rao',
  'Email ID': 'asha@lender.example',
  'Contact number': '9000000000',
  'Company name': 'Lender One',
};

/** The time to fill in the form, in ms; the form holds back an enquiry that is sent sooner (10.9). */
const FORM_FILLING_MS = 1000;

/** Fills in the form: `values` by label, in this order. Then lets FORM_FILLING_MS pass, unless the clock is stopped. */
export async function fillInFields(
  visitor: Pick<Visitor, 'page' | 'clock' | 'paste'>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { page, clock } = visitor;
  for (const [label, value] of Object.entries(values)) await visitor.paste(field(page, label), value);
  if (!clock.isPaused) await clock.pass(FORM_FILLING_MS);
}
