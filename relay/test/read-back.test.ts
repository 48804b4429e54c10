import { array, assert, constantFrom, property, record, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCompanyEmail, writeVisitorEmail } from '../../src/enquiry/emails.ts';
import { readSiteEmail } from '../src/read-back.ts';
import { completeEntry } from '../../src/enquiry/test/complete-entry.ts';

const entry = {
  ...completeEntry,
  full_name: "Asha O'Rao",
  company_name: 'Lender & One',
  text: 'First line\nSecond <line>',
};

/** Random texts without control characters, with much markup and many entities. */
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
  it('to the company is read back as the entry that it was written from', () => {
    assert(
      property(entries, (written) => {
        expect(readSiteEmail(writeCompanyEmail(written))).toEqual({ kind: 'company', entry: written });
      }),
    );
  });

  it('to the visitor is read back as its addressee', () => {
    assert(
      property(entries, (written) => {
        const { full_name, email_id } = written;
        expect(readSiteEmail(writeVisitorEmail(written))).toEqual({
          kind: 'visitor',
          addressee: { full_name, email_id },
        });
      }),
    );
  });

  it('may have 300 characters that are all escaped, and no more', () => {
    const longest = { ...entry, text: "'".repeat(300) };
    expect(readSiteEmail(writeCompanyEmail(longest))).toBeDefined();
    expect(readSiteEmail(writeCompanyEmail({ ...entry, text: `${longest.text}'` }))).toBeUndefined();
  });

  it('is read back without characters that could end a line of a header', () => {
    const hostile = {
      ...entry,
      full_name: 'A\rBcc: b@c.example\u0000',
      company_name: 'One\tTwo\u2028\ud800',
    };
    expect(readSiteEmail(writeCompanyEmail(hostile))).toEqual({
      kind: 'company',
      entry: { ...entry, full_name: 'A Bcc: b@c.example ', company_name: 'One Two \ufffd' },
    });
    const addressee = { full_name: 'A Bcc: b@c.example ', email_id: entry.email_id };
    expect(readSiteEmail(writeVisitorEmail(hostile))).toEqual({ kind: 'visitor', addressee });
  });
});

describe('any other e-mail', () => {
  const company = writeCompanyEmail(entry);
  const visitor = writeVisitorEmail(entry);
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
    ['an acknowledgement by another sender', { ...visitor, sender: person }],
  ])('is refused: %s', (_what, email) => {
    expect(readSiteEmail(email as typeof company)).toBeUndefined();
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
    expect(readSiteEmail(writeCompanyEmail({ ...entry, ...fields }))).toBeUndefined();
  });

  // Texts so long that reading them in more than linear time would exceed the time limit of a test.
  it('is refused in time when it is made to be slow to parse', () => {
    const { htmlContent } = company;
    const slow = htmlContent
      .replace('+91 9000000000', `+${'1 '.repeat(100_000)}`)
      .replace('Second', '&amp'.repeat(100_000));
    expect(readSiteEmail({ ...company, htmlContent: slow })).toBeUndefined();
    const longAddress = { ...entry, email_id: `a@${'.'.repeat(200_000)} ` };
    expect(readSiteEmail(writeCompanyEmail(longAddress))).toBeUndefined();
  });
});
