import type { ContactEntry } from '../../../src/enquiry/entry.ts';
import type { Email } from '../../../contracts/types/email.ts';
import { writeCompanyEmail, writeVisitorEmail } from '../../../src/enquiry/emails.ts';
import { completeEntry } from '../../../src/enquiry/test/complete-entry.ts';

/** A valid entry; each number has an address of its own. */
export function entryOf(number: number): ContactEntry {
  return {
    ...completeEntry,
    full_name: `Asha O'Rao ${number}`,
    email_id: `asha-${number}@lender.example`,
    company_name: 'Lender & One',
    text: 'First line\nSecond <line>',
  };
}

/** The two e-mails of an enquiry, in the order in which a browser posts them. */
export const emailsOf = (entry: ContactEntry): Email[] => [
  writeCompanyEmail(entry),
  writeVisitorEmail(entry),
];

/** A name for an e-mail by its enquiry's number: `company 7`, `visitor 7`. */
export function nameOf({ to, htmlContent }: Email): string {
  const [, visitor] = /asha-(\d+)@/.exec(to[0].email) ?? [];
  if (visitor) return `visitor ${visitor}`;
  return `company ${/asha-(\d+)@/.exec(htmlContent)?.[1]}`;
}
