import type { ContactEntry } from '../entry.ts';

/** A valid entry without a message. */
export const completeEntry: ContactEntry = {
  full_name: 'Asha Rao',
  email_id: 'asha@lender.example',
  dial_code: '91',
  contact_number: '9000000000',
  company_name: 'Lender One',
  text: '',
};
