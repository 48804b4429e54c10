import type { Email } from '../../contracts/types/email.ts';
import { emailTexts } from '../content/email-texts.ts';
import { identity } from '../content/site-identity.ts';
import type { ContactEntry } from './entry.ts';

const HTML_START = `<html lang="${emailTexts.language}"><body>`;
/** The longest name in `to`, in characters: the provider rejects an e-mail with a longer one. */
const MAX_RECIPIENT_NAME_CHARACTERS = 70;

/** Writes the e-mail to the company with all that the visitor entered (`7.4`, `7.5`). */
export function writeCompanyEmail(entry: ContactEntry): Email {
  const { subject, labels } = emailTexts.toCompany;
  const rows: [label: string, value: string, address?: string][] = [
    [labels.name, entry.full_name],
    [labels.email, entry.email_id, entry.email_id],
    [labels.contactNumber, `+${entry.dial_code} ${entry.contact_number}`],
    [labels.companyName, entry.company_name],
    [labels.message, entry.text],
  ];
  const lines = rows.map(([label, value, address]) => {
    const text = escapeHtml(value);
    return `<p><strong>${label}:</strong> ${address ? `<a href="${mailtoOf(address)}">${text}</a>` : text}</p>`;
  });
  return {
    sender: identity.sender,
    to: [identity.enquiryInbox],
    subject,
    htmlContent: `${HTML_START}${lines.join('')}</body></html>`,
  };
}

/** Writes the acknowledgement to the visitor (`7.6`, `7.7`); its body has no text that the visitor typed (`10.20`). */
export function writeVisitorEmail({ full_name, email_id }: ContactEntry): Email {
  const { subject, greeting, paragraphs, farewell } = emailTexts.toVisitor;
  const lines = [greeting, ...paragraphs, farewell.join('<br>')];
  return {
    sender: identity.sender,
    to: [{ email: email_id, name: cutName(full_name) }],
    subject,
    htmlContent: `${HTML_START}${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
  };
}

const cutName = (name: string): string => [...name].slice(0, MAX_RECIPIENT_NAME_CHARACTERS).join('');

/** Encodes an address: otherwise `?` and `&` in it would add recipients and texts to the reply (RFC 6068). */
const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;

const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a visitor's text (`7.3`), so markup in it is shown and not interpreted; line breaks become `<br>`. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character]!).replace(/\r?\n/g, '<br>');
}
