import { isDeepStrictEqual } from 'node:util';
import type { Email } from '../../contracts/types/email.ts';
import { writeCompanyEmail, writeVisitorEmail } from './emails.ts';
import { type ContactEntry, entryFields } from './entry.ts';
import { enquiryLimits } from './limits.ts';
import { errorsOf } from './rules.ts';

/** One of the two e-mails of the site, understood. */
export type SiteEmail = { kind: 'company'; entry: ContactEntry } | { kind: 'visitor'; addressee: Addressee };
/** Whom an acknowledgement goes to. */
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
 * Understands what a browser posted: one of the two e-mails of this site, byte for byte as the shared template
 * writes it, with fields that the site's form would send (`5.1` to `5.4`). Undefined for anything else.
 */
export function readSiteEmail(email: Email): SiteEmail | undefined {
  const entry = readCompanyEmail(email);
  if (entry) return { kind: 'company', entry };
  const [{ name, email: address }] = email.to;
  const addressee = { full_name: name, email_id: address };
  if (!isDeepStrictEqual(email, writeVisitorEmail({ ...createBlankEntry(), ...addressee }))) return undefined;
  return { kind: 'visitor', addressee: { full_name: toOneLine(name), email_id: address } };
}

/** The entry that the company's e-mail was written from: the exact inverse of the template. */
function readCompanyEmail(email: Email): ContactEntry | undefined {
  const found = template.exec(email.htmlContent)?.groups as ContactEntry | undefined;
  if (!found) return undefined;
  const written = Object.fromEntries(entryFields.map((field) => [field, unescapeHtml(found[field])]));
  if (!isDeepStrictEqual(email, writeCompanyEmail(written as ContactEntry))) return undefined;
  const entry = neutralise(written as ContactEntry);
  return isSendable(entry) ? entry : undefined;
}

/** The template with a pattern in place of each field, so that it is written down once. */
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
  // Lengths first: the form's rules take longer than linear time on an address that is far too long for a form.
  return (
    email_id.length <= addressCharacters &&
    [full_name, company_name, contact_number].every((value) => value.length <= fieldCharacters) &&
    dial_code.length <= dialCodeDigits &&
    email_id === toOneLine(email_id) &&
    Object.keys(errorsOf(entry)).length === 0
  );
}

/** Nothing in a field can break a line of a header or of the database: such characters become spaces. */
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
