/** The fields of an enquiry, as the specification names them. */
export const entryFields = [
  'full_name',
  'email_id',
  'dial_code',
  'contact_number',
  'company_name',
  'text',
] as const;

/** What a visitor sends. `text` is a single space when the visitor wrote nothing. */
export type ContactEntry = Record<(typeof entryFields)[number], string>;

/** A message for each field that has an error. */
export type ContactErrors = Partial<ContactEntry>;
