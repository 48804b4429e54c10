/** The fields of an enquiry, as the specification names them. */
export const entryFields = [
  'full_name',
  'email_id',
  'dial_code',
  'contact_number',
  'company_name',
  'text',
] as const;

/** An enquiry as it is sent. `text` is a single space when the visitor wrote no message. */
export type ContactEntry = Record<(typeof entryFields)[number], string>;

/** The error messages, by field. */
export type ContactErrors = Partial<ContactEntry>;
