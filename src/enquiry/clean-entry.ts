import type { ContactEntry } from './entry.ts';

/** Characters without width: zero-width characters, bidirectional marks, soft hyphens, byte order marks and the like. */
const WITHOUT_WIDTH = /\p{Default_Ignorable_Code_Point}/gu;

/** Those that no word needs; joiners between letters are left, because Devanagari needs them. */
const WITHOUT_USE = /[\p{Bidi_Control}\uFEFF]/gu;

/** Fields in which characters without width, and blanks at both ends, count for nothing. */
const EXACT: readonly (keyof ContactEntry)[] = ['email_id', 'dial_code', 'contact_number'];

/** The value of a field as rules judge it and e-mails have it (5, 7); the box keeps what was typed. */
export function cleanValue(field: keyof ContactEntry, value: string): string {
  return EXACT.includes(field) ? value.replace(WITHOUT_WIDTH, '').trim() : value.replace(WITHOUT_USE, '');
}

/** An entry with the values that are sent (7). */
export const cleanEntry = (entry: ContactEntry): ContactEntry =>
  Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [field, cleanValue(field as keyof ContactEntry, value)]),
  ) as ContactEntry;

/** Whether a value has nothing that a person sees. */
export const isBlank = (value: string): boolean => value.replace(WITHOUT_WIDTH, '').trim() === '';

/** A telephone number that a browser or a password manager fills in, without blanks, hyphens of any kind and brackets. */
export const compactNumber = (value: string): string => value.replace(/[\s()\p{Dash_Punctuation}]/gu, '');
