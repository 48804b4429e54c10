import { identity } from '../content/identity.ts';
import type { ContactEntry } from './entry.ts';
import type { Email } from '../../contracts/types/email.ts';

/** To the company: everything that the visitor entered, as text (7: first call). */
export function companyEmail(entry: ContactEntry): Email {
  const rows = [
    ['Name', entry.full_name],
    ['Email', entry.email_id],
    ['Contact number', `+${entry.dial_code} ${entry.contact_number}`],
    ['Company name', entry.company_name],
    ['Message', entry.text],
  ];
  const lines = rows.map(([label, value]) => `<p><strong>${label}:</strong> ${escapeHtml(value!)}</p>`);
  return {
    sender: identity.sender,
    to: [identity.enquiryInbox],
    subject: 'New form entry from website',
    htmlContent: `<html><body>${lines.join('')}</body></html>`,
  };
}

/** To the visitor: an acknowledgement (7: second call). */
export function visitorEmail({ full_name, email_id }: ContactEntry): Email {
  const lines = [
    `Dear ${escapeHtml(full_name)},`,
    'Thank you for reaching out. We have received your message and our team is reviewing it.',
    'You can expect a response from us shortly. If you want to add anything, reply to this e-mail.',
    `Regards,<br>${identity.name}`,
  ];
  return {
    sender: identity.sender,
    to: [{ email: email_id, name: full_name }],
    subject: 'Thank You for Reaching Out',
    htmlContent: `<html><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
  };
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What a visitor typed is text: markup in it is shown, never interpreted; a line break stays one. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!).replace(/\r?\n/g, '<br>');
}
