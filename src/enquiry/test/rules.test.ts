import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOf, errorsOf, isValid, lengthOf } from '../rules.ts';
import { completeEntry as entry } from './complete-entry.ts';

const REQUIRED_ERROR = 'Please complete this required field';

describe('a field', () => {
  it.each(['full_name', 'company_name', 'email_id', 'contact_number'] as const)('%s is required', (field) => {
    expect(errorOf(field, '')).toBe(REQUIRED_ERROR);
    expect(errorOf(field, ' \t')).toBe(REQUIRED_ERROR);
  });

  it('dial_code has no error, because it has no input', () =>
    expect(errorOf('dial_code', '')).toBeUndefined());

  it('full_name may be any text but spaces', () => {
    assert(
      property(string({ minLength: 1, unit: 'grapheme' }), (text) => {
        expect(errorOf('full_name', text)).toBe(text.trim() ? undefined : REQUIRED_ERROR);
      }),
    );
  });

  it('contact_number may have digits only', () => {
    const digits = array(constantFrom(...'0123456789'), { minLength: 1 });
    assert(
      property(digits, (number) => {
        expect(errorOf('contact_number', number.join(''))).toBeUndefined();
      }),
    );
    assert(
      property(digits, string({ minLength: 1 }), digits, (before, between, after) => {
        const error = errorOf('contact_number', before.join('') + between + after.join(''));
        expect(error).toBe(/^[0-9]+$/.test(between) ? undefined : 'Invalid phone number');
      }),
    );
  });

  it('email_id needs one @ and a dot after it', () => {
    const part = array(constantFrom(...'abz09.-_+é'), { minLength: 1 }).map((parts) => parts.join(''));
    assert(
      property(part, part, part, (a, b, c) => {
        expect(errorOf('email_id', `${a}@${b}.${c}`)).toBeUndefined();
      }),
    );
    assert(
      property(part, part, (a, b) => {
        const domain = b.replaceAll('.', '');
        expect(errorOf('email_id', `${a}@${domain}`)).toBe('Invalid email address');
      }),
    );
  });

  it.each(['a b@c.d', 'a@b@c.d', '@b@c.d', 'a@b.c d', 'a@b.c@', 'a@b.', 'a@.c', '@b.c'])(
    'email_id may not be %j',
    (email) => {
      expect(errorOf('email_id', email)).toBe('Invalid email address');
    },
  );

  it.each([
    [299, undefined],
    [300, undefined],
    [301, 'Message cannot exceed 300 characters'],
  ])('text of %i characters has the error %s', (count, error) => {
    expect(errorOf('text', 'x'.repeat(count))).toBe(error);
    expect(errorOf('text', '🪷'.repeat(count))).toBe(error);
  });
});

describe('the length of a message', () => {
  it('counts an emoji as one character', () => {
    expect([lengthOf(''), lengthOf('ab'), lengthOf('🪷'), lengthOf('a\nb')]).toEqual([0, 2, 1, 3]);
  });
});

describe('an entry', () => {
  it('is valid without a message', () => {
    expect(errorsOf(entry)).toStrictEqual({});
    expect(isValid(entry, {})).toBe(true);
  });

  it('has the errors of all its fields', () => {
    const wrong = {
      ...entry,
      full_name: '',
      email_id: 'a',
      contact_number: 'b',
      company_name: ' ',
      text: 'x'.repeat(301),
    };
    expect(errorsOf(wrong)).toEqual({
      full_name: REQUIRED_ERROR,
      email_id: 'Invalid email address',
      contact_number: 'Invalid phone number',
      company_name: REQUIRED_ERROR,
      text: 'Message cannot exceed 300 characters',
    });
  });

  it.each(['full_name', 'email_id', 'contact_number', 'company_name'] as const)(
    'is not valid without %s',
    (field) => {
      expect(isValid({ ...entry, [field]: ' ' }, {})).toBe(false);
    },
  );

  it('is not valid while an error remains', () => {
    expect(isValid(entry, { text: 'Message cannot exceed 300 characters' })).toBe(false);
  });
});
