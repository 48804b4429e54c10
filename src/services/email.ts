import type { ContactEntry } from '../enquiry/entry.ts';
import type { Email } from '../../contracts/types/email.ts';
import { writeCompanyEmail, writeVisitorEmail } from '../enquiry/emails.ts';
import { settings } from './settings.ts';
import { createTimeLimit } from './time-limit.ts';

/**
 * Sends an enquiry: first to the company, then the acknowledgement to the visitor, which is tried whatever became
 * of the first. The outcome is for the console (7.8), and this never fails; says whether the company has it.
 */
export async function sendEnquiry(entry: ContactEntry): Promise<boolean> {
  const arrived = await attempt(
    writeCompanyEmail(entry),
    'Email sent to the company',
    'Failed to send email to the company',
  );
  await attempt(writeVisitorEmail(entry), 'Thank-you email sent', 'Failed to send thank-you email');
  return arrived;
}

async function attempt(email: Email, sent: string, refused: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${settings.emailApiUrl}/v3/smtp/email`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'api-key': settings.emailApiKey,
      },
      body: JSON.stringify(email),
      signal: createTimeLimit(),
    });
    if (ok) console.info(sent);
    else console.error(refused);
    return ok;
  } catch (error) {
    console.error('Error sending emails', error);
    return false;
  }
}
