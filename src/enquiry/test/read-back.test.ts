import { assert, array, constantFrom, property, record, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyEmail, visitorEmail } from '../emails.ts';
import { readMessage } from '../read-back.ts';
import { completeEntry } from './complete-entry.ts';

const entry = {
  ...completeEntry,
  full_name: "Asha O'Rao",
  company_name: 'Lender & One',
  text: 'First line\nSecond <line>',
};

/** What a form can hold: anything but control characters, markup and entities most of all. */
const words = (most: number) =>
  array(
    string({ unit: 'grapheme', maxLength: 3 }).chain((text) =>
      constantFrom(text, '<br>', '&amp;', '</p>', "'"),
    ),
    {
      maxLength: most,
    },
  ).map((parts) => parts.join('').replace(/[\p{Cc}\u2028\u2029]/gu, ''));
const entries = record({
  full_name: words(20).map((text) => `a${text}`),
  email_id: stringMatching(/^[a-z0-9'&+<]{1,20}@[a-z0-9]{1,20}\.[a-z]{2,5}$/),
  dial_code: stringMatching(/^[0-9]{1,4}$/),
  contact_number: stringMatching(/^[0-9]{1,15}$/),
  company_name: words(20).map((text) => `a${text}`),
  text: array(words(4), { maxLength: 5 }).map((lines) => [...lines.join('\n')].slice(0, 300).join('')),
});

describe('an e-mail of the site', () => {
  it('to the company gives back the entry that it was written from', () => {
    assert(
      property(entries, (written) => {
        expect(readMessage(companyEmail(written))).toEqual({ kind: 'company', entry: written });
      }),
    );
  });

  it('to the visitor gives back whom it acknowledges', () => {
    assert(
      property(entries, (written) => {
        const { full_name, email_id } = written;
        expect(readMessage(visitorEmail(written))).toEqual({
          kind: 'visitor',
          addressee: { full_name, email_id },
        });
      }),
    );
  });

  it('may hold 300 characters of the longest code, and no more', () => {
    const longest = { ...entry, text: "'".repeat(300) };
    expect(readMessage(companyEmail(longest))).toBeDefined();
    expect(readMessage(companyEmail({ ...entry, text: `${longest.text}'` }))).toBeUndefined();
  });

  it('carries no character that could end a line of a header', () => {
    const hostile = {
      ...entry,
      full_name: 'A\rBcc: b@c.example\u0000',
      company_name: 'One\tTwo\u2028\ud800',
    };
    expect(readMessage(companyEmail(hostile))).toEqual({
      kind: 'company',
      entry: { ...entry, full_name: 'A Bcc: b@c.example ', company_name: 'One Two \ufffd' },
    });
    const addressee = { full_name: 'A Bcc: b@c.example ', email_id: entry.email_id };
    expect(readMessage(visitorEmail(hostile))).toEqual({ kind: 'visitor', addressee });
  });
});

describe('anything else', () => {
  const company = companyEmail(entry);
  const visitor = visitorEmail(entry);
  const person = { email: 'stranger@else.example', name: 'Stranger' };
  it.each([
    ['another inbox', { ...company, to: [person] }],
    ['another sender', { ...company, sender: person }],
    ['another subject', { ...company, subject: 'Buy now' }],
    ['markup in a field', { ...company, htmlContent: company.htmlContent.replace('Asha', '<a href="x">') }],
    [
      'an entity that the template never writes',
      { ...company, htmlContent: company.htmlContent.replace('Asha', '&copy;') },
    ],
    [
      'a quote that the template would have escaped',
      { ...company, htmlContent: company.htmlContent.replace('Asha', '"') },
    ],
    [
      'one more line',
      { ...company, htmlContent: company.htmlContent.replace('</body>', '<p>more</p></body>') },
    ],
    ['words after the end', { ...company, htmlContent: `${company.htmlContent}more` }],
    ['another acknowledgement', { ...visitor, htmlContent: visitor.htmlContent.replace('shortly', 'never') }],
    ['an acknowledgement by another name', { ...visitor, to: [{ ...visitor.to[0], name: 'Stranger' }] }],
    ['an acknowledgement by another sender', { ...visitor, sender: person }],
  ])('is refused: %s', (_what, email) => {
    expect(readMessage(email as typeof company)).toBeUndefined();
  });

  it.each([
    ['a name of two lines', { full_name: 'A\r\nBcc: b@c.example' }],
    ['an empty name', { full_name: ' ' }],
    ['a name of 301 characters', { full_name: 'a'.repeat(301) }],
    ['an empty company', { company_name: '' }],
    ['a company of 301 characters', { company_name: 'a'.repeat(301) }],
    ['two addresses', { email_id: 'a@b.example,c@d.example' }],
    ['an address with a line break', { email_id: 'a@b.example\r\nBcc:c' }],
    ['an address with a control character', { email_id: 'a\u0000@b.example' }],
    ['an address of 255 characters', { email_id: `${'a'.repeat(247)}@b.test` + 'x' }],
    ['letters in the number', { contact_number: '90a' }],
    ['a number of 301 digits', { contact_number: '9'.repeat(301) }],
    ['a long dial code', { dial_code: '12345' }],
    ['no dial code', { dial_code: '' }],
  ])('is refused: %s', (_what, fields) => {
    expect(readMessage(companyEmail({ ...entry, ...fields }))).toBeUndefined();
  });

  // So long that anything worse than linear outlasts the time limit of a test many times over.
  it('is refused, however it was made to be slow', () => {
    const { htmlContent } = company;
    const slow = htmlContent
      .replace('+91 9000000000', `+${'1 '.repeat(100_000)}`)
      .replace('Second', '&amp'.repeat(100_000));
    expect(readMessage({ ...company, htmlContent: slow })).toBeUndefined();
    const longAddress = { ...entry, email_id: `a@${'.'.repeat(200_000)} ` };
    expect(readMessage(companyEmail(longAddress))).toBeUndefined();
  });
});
