import { contactErrors } from '../content/contact.ts';
import { limits } from '../content/limits.ts';
import { cleanValue, isBlank } from './clean-entry.ts';
import type { ContactEntry, ContactErrors } from './entry.ts';

/** The fields that a visitor must fill in. */
const REQUIRED_FIELDS = ['full_name', 'email_id', 'contact_number', 'company_name'] as const;

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DIGITS_PATTERN = /^[0-9]+$/;

/** The length in code points, because `length` counts an emoji as two. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The error message of one field, or undefined (`5.1` to `5.4`). */
export function errorOf(field: keyof ContactEntry, typed: string): string | undefined {
  const value = cleanValue(field, typed);
  if (field === 'text') return lengthOf(value) > limits.messageCharacters ? contactErrors.message : undefined;
  if (field === 'dial_code') return undefined;
  if (isBlank(value)) return contactErrors.required;
  if (field === 'email_id' && !EMAIL_PATTERN.test(value)) return contactErrors.email;
  if (field === 'contact_number' && !DIGITS_PATTERN.test(value)) return contactErrors.phone;
  return undefined;
}

/** The errors of all fields; empty for an entry that may be sent. */
export function errorsOf(entry: ContactEntry): ContactErrors {
  const fields = Object.keys(entry) as (keyof ContactEntry)[];
  return Object.fromEntries(
    fields.map((field) => [field, errorOf(field, entry[field])]).filter(([, error]) => error !== undefined),
  );
}

/** Whether the form may be sent: each required field is filled in and no error is shown (`4.8`). */
export function isValid(entry: ContactEntry, errors: ContactErrors): boolean {
  return REQUIRED_FIELDS.every((field) => !isBlank(entry[field])) && Object.keys(errors).length === 0;
}
