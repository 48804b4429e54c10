import type { Email } from '../../contracts/types/email.ts';

/**
 * What became of an attempt. `refused`: the provider will never take it. `failed`: it has not taken it now. `unknown`:
 * it may have taken it, and nobody can tell. `reason` may hold what a visitor typed: it is not for the log.
 */
export type SendOutcome =
  | { kind: 'delivered'; status: number }
  | { kind: 'refused' | 'failed'; status: number; reason: string }
  | { kind: 'failed' | 'unknown'; reason: string; status?: number };
/** Sends one e-mail. Never rejects; ends at the signal. */
export type Send = (email: Email, signal: AbortSignal) => Promise<SendOutcome>;

/** The provider, or who stands for it: where, with which key, and how long an answer may take, in ms. */
type Provider = { emailApiUrl: string; emailApiKey: string; sendTimeoutMs: number };

/** Longest answer that is read, in bytes. */
const ANSWER_BYTES = 65_536;
/** Longest reason that is kept, in characters. */
const REASON_CHARACTERS = 500;
/** Client errors that say "later", not "never". */
const LATER = [408, 425, 429];
/** The connection was never made, so nothing can have been taken. */
const UNSENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Sends by the e-mail contract (`7.1`, `7.2`), with the relay's own key. */
export function createSend({ emailApiUrl, emailApiKey, sendTimeoutMs }: Provider): Send {
  return async (email, signal) => {
    try {
      const answer = await fetch(`${emailApiUrl}/v3/smtp/email`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'api-key': emailApiKey },
        body: JSON.stringify(email),
        // A redirect would take the key to another host.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]),
      });
      return classify(answer.status, await textOf(answer));
    } catch (error) {
      const { name, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      // `TimeoutError` is a DOMException: its `code` is the number 23, not a string.
      const reason = typeof code === 'string' ? code : name;
      return { kind: UNSENT.includes(reason) ? 'failed' : 'unknown', reason };
    }
  };
}

/** An e-mail is delivered when the answer is the contract's: any other success may come from something in between. */
function classify(status: number, body: string): SendOutcome {
  if (status >= 200 && status < 300)
    return hasMessageId(body)
      ? { kind: 'delivered', status }
      : { kind: 'unknown', status, reason: `${status} without a message id` };
  const reason = `${status} ${body}`.slice(0, REASON_CHARACTERS);
  return {
    kind: status >= 400 && status < 500 && !LATER.includes(status) ? 'refused' : 'failed',
    status,
    reason,
  };
}

function hasMessageId(body: string): boolean {
  try {
    const { messageId } = JSON.parse(body) as { messageId?: unknown };
    return typeof messageId === 'string' && messageId !== '';
  } catch {
    return false;
  }
}

async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > ANSWER_BYTES) break;
  }
  return text;
}
