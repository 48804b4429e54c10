import type { ContactEntry } from '../enquiry/entry.ts';
import type { Email } from '../../contracts/types/email.ts';
import { companyEmail, visitorEmail } from '../enquiry/emails.ts';
import { settings } from './settings.ts';
import { timeLimit } from './time-limit.ts';

/**
 * Sends an enquiry: first to the company, then the acknowledgement to the visitor, which is tried whatever became
 * of the first. The outcome is for the console (7.8), and this never fails; says whether the company has it.
 */
export async function sendEnquiry(entry: ContactEntry): Promise<boolean> {
  const arrived = await attempt(
    companyEmail(entry),
    'Email sent to the company',
    'Failed to send email to the company',
  );
  await attempt(visitorEmail(entry), 'Thank-you email sent', 'Failed to send thank-you email');
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
      signal: timeLimit(),
    });
    if (ok) console.info(sent);
    else console.error(refused);
    return ok;
  } catch (error) {
    console.error('Error sending emails', error);
    return false;
  }
}
