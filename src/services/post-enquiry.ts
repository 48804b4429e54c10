import type { ContactEntry } from '../enquiry/entry.ts';
import { settings } from './settings.ts';
import { createTimeLimit } from './time-limit.ts';

/**
 * Posts an entry to the relay, which sends both e-mails (10.24). Never rejects; logs the same lines as without a relay
 * (7.8). Returns whether the relay has stored the entry.
 */
export async function postEnquiry(entry: ContactEntry): Promise<boolean> {
  try {
    const { status } = await fetch(`${settings.enquiryUrl}/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      signal: createTimeLimit(),
    });
    // Any other success, such as a proxy's page, does not mean that the relay has stored the entry.
    const isStored = status === 201;
    if (isStored)
      for (const words of ['Email sent to the company', 'Thank-you email sent']) console.info(words);
    else
      for (const words of ['Failed to send email to the company', 'Failed to send thank-you email'])
        console.error(words);
    return isStored;
  } catch (error) {
    console.error('Error sending emails', error);
    return false;
  }
}
