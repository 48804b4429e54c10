/** The fields of an enquiry, as the specification names them. */
export const entryFields = [
  'full_name',
  'email_id',
  'dial_code',
  'contact_number',
  'company_name',
  'text',
] as const;

/** The values of an enquiry. Without a message `text` is empty in the form, and a single space when it is sent. */
export type ContactEntry = Record<(typeof entryFields)[number], string>;

/** The error messages, by field. */
export type ContactErrors = Partial<ContactEntry>;
