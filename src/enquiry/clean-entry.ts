import type { ContactEntry } from './entry.ts';

/** Characters without width: zero-width characters, bidirectional marks, soft hyphens, byte order marks and similar. */
const ZERO_WIDTH = /\p{Default_Ignorable_Code_Point}/gu;

/** Marks of text direction and byte order, which no word needs. Zero-width joiners stay: Devanagari needs them. */
const BIDI_MARKS = /[\p{Bidi_Control}\uFEFF]/gu;

/** Fields from which all zero-width characters, and blanks at both ends, are removed. */
const TRIM_FIELDS: readonly (keyof ContactEntry)[] = ['email_id', 'dial_code', 'contact_number'];

/** Cleans a field's value for the rules (section 5) and the e-mails (section 7); the input keeps what was typed. */
export function cleanValue(field: keyof ContactEntry, value: string): string {
  return TRIM_FIELDS.includes(field) ? value.replace(ZERO_WIDTH, '').trim() : value.replace(BIDI_MARKS, '');
}

/** An entry with all its values cleaned for sending (section 7). */
export const cleanEntry = (entry: ContactEntry): ContactEntry =>
  Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [field, cleanValue(field as keyof ContactEntry, value)]),
  ) as ContactEntry;

/** Whether a value has no visible character. */
export const isBlank = (value: string): boolean => value.replace(ZERO_WIDTH, '').trim() === '';

/** Removes blanks, brackets and all kinds of hyphens from a telephone number that a browser has filled in. */
export const compactNumber = (value: string): string => value.replace(/[\s()\p{Dash_Punctuation}]/gu, '');
