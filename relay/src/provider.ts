import type { Email } from '../../contracts/types/email.ts';

/**
 * What became of an attempt. `refused`: the provider will never take the e-mail. `failed`: it has not taken it now.
 * `unknown`: it may have taken it. `reason` may quote what a visitor typed: never log it.
 */
export type SendOutcome =
  | { kind: 'delivered'; status: number }
  | { kind: 'refused' | 'failed'; status: number; reason: string }
  | { kind: 'failed' | 'unknown'; reason: string; status?: number };
/** Sends one e-mail. Never rejects; an aborted signal ends it with the outcome `unknown`. */
export type Send = (email: Email, signal: AbortSignal) => Promise<SendOutcome>;

/** Where the provider is, our key, and how long it may take to answer, in ms. */
type Provider = { emailApiUrl: string; emailApiKey: string; sendTimeoutMs: number };

/** About the longest answer that is read; counted in characters, after each piece that arrives. */
const ANSWER_BYTES = 65_536;
/** Longest reason that is stored, in characters. */
const REASON_CHARACTERS = 500;
/** Statuses of 4xx that mean "later" and not "never". */
const LATER = [408, 425, 429];
/** Error codes of a connection that was never made: the provider cannot have taken the e-mail. */
const UNSENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Makes the function that sends by the e-mail contract (`7.1`, `7.2`), with the relay's own key. */
export function createSend({ emailApiUrl, emailApiKey, sendTimeoutMs }: Provider): Send {
  return async (email, signal) => {
    try {
      const answer = await fetch(`${emailApiUrl}/v3/smtp/email`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'api-key': emailApiKey },
        body: JSON.stringify(email),
        // Following a redirect would send the key to another host.
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

/**
 * Only a success with the contract's message id counts as delivered: a proxy or a captive portal between relay and
 * provider may answer 200 as well.
 */
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
