import { isDeepStrictEqual } from 'node:util';
import type { Email } from '../../contracts/types/email.ts';
import { writeCompanyEmail, writeVisitorEmail } from '../../src/enquiry/emails.ts';
import { type ContactEntry, entryFields } from '../../src/enquiry/entry.ts';
import { enquiryLimits } from './enquiry-limits.ts';
import { errorsOf } from '../../src/enquiry/rules.ts';

/** One of the two e-mails of the site, read back: the enquiry, or whom the acknowledgement goes to. */
export type SiteEmail = { kind: 'company'; entry: ContactEntry } | { kind: 'visitor'; addressee: Addressee };
/** The visitor whom an acknowledgement goes to. */
export type Addressee = Pick<ContactEntry, 'full_name' | 'email_id'>;

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

const SHAPES: Partial<Record<keyof ContactEntry, string>> = {
  dial_code: '[0-9]+',
  contact_number: '[0-9]+',
  text: '(?:[^<]|<br>)*',
};
const template = createCompanyTemplate();

/**
 * Reads back a posted e-mail. It must be one of the two e-mails of this site, exactly as the shared template writes it,
 * and the company's must have fields that the form would accept (`5.1` to `5.4`). Undefined for anything else.
 */
export function readSiteEmail(email: Email): SiteEmail | undefined {
  const entry = readCompanyEmail(email);
  if (entry) return { kind: 'company', entry };
  const [{ name = '', email: address }] = email.to;
  const addressee = { full_name: name, email_id: address };
  if (!isDeepStrictEqual(email, writeVisitorEmail({ ...createBlankEntry(), ...addressee }))) return undefined;
  return { kind: 'visitor', addressee: { full_name: toOneLine(name), email_id: address } };
}

/** The entry that the company's e-mail was written from; undefined for another e-mail or an entry with errors. */
function readCompanyEmail(email: Email): ContactEntry | undefined {
  const found = template.exec(email.htmlContent)?.groups as ContactEntry | undefined;
  if (!found) return undefined;
  const written = Object.fromEntries(entryFields.map((field) => [field, unescapeHtml(found[field])]));
  if (!isDeepStrictEqual(email, writeCompanyEmail(written as ContactEntry))) return undefined;
  const entry = neutralise(written as ContactEntry);
  return isSendable(entry) ? entry : undefined;
}

/** A pattern for the company's e-mail, made from the template itself: a group for each field. */
function createCompanyTemplate(): RegExp {
  const marks = Object.fromEntries(entryFields.map((field) => [field, `{${field}}`])) as ContactEntry;
  const literal = RegExp.escape(writeCompanyEmail(marks).htmlContent);
  const pattern = entryFields.reduce(
    (text, field) => text.replace(RegExp.escape(marks[field]), `(?<${field}>${SHAPES[field] ?? '[^<]*'})`),
    literal,
  );
  return new RegExp(`^${pattern}$`, 'v');
}

function isSendable(entry: ContactEntry): boolean {
  const { fieldCharacters, addressCharacters, dialCodeDigits } = enquiryLimits;
  const { full_name, company_name, contact_number, email_id, dial_code } = entry;
  // Lengths first: the pattern for e-mail addresses takes more than linear time on a very long text.
  return (
    email_id.length <= addressCharacters &&
    [full_name, company_name, contact_number].every((value) => value.length <= fieldCharacters) &&
    dial_code.length <= dialCodeDigits &&
    email_id === toOneLine(email_id) &&
    Object.keys(errorsOf(entry)).length === 0
  );
}

/** Replaces control characters by spaces, as a line break in a name could add a header to the e-mail. */
function neutralise(entry: ContactEntry): ContactEntry {
  const text = entry.text.split('\n').map(toOneLine).join('\n');
  return {
    ...entry,
    full_name: toOneLine(entry.full_name),
    company_name: toOneLine(entry.company_name),
    text,
  };
}

function toOneLine(value: string): string {
  return value.toWellFormed().replace(CONTROL, ' ');
}

function createBlankEntry(): ContactEntry {
  return Object.fromEntries(entryFields.map((field) => [field, ''])) as ContactEntry;
}

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '<br>': '\n',
};

function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);|<br>/g, (code) => CHARACTERS[code]!);
}
