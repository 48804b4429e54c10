import type { ContactEntry } from '../entry.ts';

/** What a visitor has entered who breaks no rule and leaves the message empty. */
export const completeEntry: ContactEntry = {
  full_name: 'Asha Rao',
  email_id: 'asha@lender.example',
  dial_code: '91',
  contact_number: '9000000000',
  company_name: 'Lender One',
  text: '',
};
