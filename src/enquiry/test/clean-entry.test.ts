import { describe, expect, it } from 'vitest';
import { cleanEntry, cleanValue, compactNumber, isBlank } from '../clean-entry.ts';
import { errorOf, errorsOf, isValid } from '../rules.ts';
import { completeEntry as entry } from './complete-entry.ts';

describe('a character without width', () => {
  const marks = {
    '200B': '\u200B',
    '200E': '\u200E',
    '202A': '\u202A',
    '2066': '\u2066',
    AD: '\u00AD',
    FEFF: '\uFEFF',
  };
  it.each(Object.entries(marks))('U+%s is removed from an address and a number', (_code, mark) => {
    expect(cleanValue('email_id', `${mark}asha@lender${mark}.example${mark}`)).toBe('asha@lender.example');
    expect(cleanValue('contact_number', `${mark}98200${mark}12345\u00A0`)).toBe('9820012345');
    expect(errorOf('contact_number', `${mark}9820012345`)).toBeUndefined();
  });

  it('does not count: a field with nothing else is empty', () => {
    expect(isBlank('\u200B \u2060')).toBe(true);
    expect(errorOf('full_name', '\u200B')).toBe('Please complete this required field');
    expect(isValid({ ...entry, company_name: '\u200D' }, {})).toBe(false);
  });

  it('is removed from a name if it changes the direction, and kept if Devanagari needs it', () => {
    expect(cleanValue('full_name', '\u202Eoar ahsA\uFEFF')).toBe('oar ahsA');
    expect(cleanValue('full_name', 'क्\u200Dष')).toBe('क्\u200Dष');
  });
});

it('a blank in the middle of a number is an error', () => {
  expect(errorOf('contact_number', '98200 12345')).toBe('Invalid phone number');
});

it('an address that autofill pads with blanks is sent without them', () => {
  const typed = { ...entry, email_id: ' asha@lender.example\t' };
  expect(errorsOf(typed)).toEqual({});
  expect(cleanEntry(typed)).toEqual(entry);
});

it.each([
  ['+91 98200 12345', '+919820012345'],
  ['098200 12345', '09820012345'],
  ['(982) 001-2345', '9820012345'],
  ['982\u2011001\u20132345', '9820012345'],
])('the autofilled number %j is read as %j', (filled, read) => {
  expect(compactNumber(filled)).toBe(read);
});
