import type { ContactEntry } from '../enquiry/entry.ts';
import type { Email } from '../../contracts/types/email.ts';
import { cleanEntry } from '../enquiry/clean-entry.ts';
import { createEmailRequest } from '../enquiry/email-request.ts';
import { writeCompanyEmail, writeVisitorEmail } from '../enquiry/emails.ts';
import { postEnquiry } from './post-enquiry.ts';
import { settings } from './settings.ts';
import { createTimeLimit } from './time-limit.ts';

/**
 * Sends an enquiry to the company and then, even if that failed, the acknowledgement to the visitor. A site with a relay
 * posts the entry to the relay instead (10.24). Never rejects: the outcome is logged to the console (7.8). Returns
 * whether the company's e-mail was accepted, or the relay stored the entry.
 */
export async function sendEnquiry(typed: ContactEntry): Promise<boolean> {
  const entry = cleanEntry(typed);
  if (settings.enquiryUrl) return postEnquiry(entry);
  const arrived = await sendEmail(
    writeCompanyEmail(entry),
    'Email sent to the company',
    'Failed to send email to the company',
  );
  await sendEmail(writeVisitorEmail(entry), 'Thank-you email sent', 'Failed to send thank-you email');
  return arrived;
}

async function sendEmail(email: Email, sent: string, refused: string): Promise<boolean> {
  try {
    const { emailApiUrl, emailApiKey } = settings;
    const options = { signal: createTimeLimit() };
    const { ok } = await fetch(createEmailRequest(emailApiUrl, emailApiKey, email, options));
    if (ok) console.info(sent);
    else console.error(refused);
    return ok;
  } catch (error) {
    console.error('Error sending emails', error);
    return false;
  }
}
