import type { Email } from '../../contracts/types/email.ts';

/**
 * What became of an attempt. `account`: the provider takes nothing now. `later`: it has not taken this e-mail, or nobody
 * knows. `refused`: it never will. `reason` may quote a visitor: never log it. `status` is 0 without an answer.
 */
export type Outcome = {
  kind: 'sent' | 'account' | 'later' | 'refused';
  status: number;
  reason: string;
  waitMs: number;
};
/** Sends an e-mail, once for each key where the provider knows such keys. Never rejects. */
export type Send = (email: Email, idempotencyKey: string) => Promise<Outcome>;

/** Shorter than the 10 s after which an engine kills a container. */
const ANSWER_MS = 8000;
const ACCOUNT = [401, 402, 403, 429];
const REFUSED = [400, 404, 413, 422];

/** Makes the function that sends by the provider's contract (`7.1`, `7.2`). */
export function createSend({
  EMAIL_API_URL,
  EMAIL_API_KEY,
}: Record<'EMAIL_API_URL' | 'EMAIL_API_KEY', string>): Send {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'api-key': EMAIL_API_KEY,
  };
  return async (email, idempotencyKey) => {
    try {
      const body = JSON.stringify({ ...email, headers: { idempotencyKey } });
      const signal = AbortSignal.timeout(ANSWER_MS);
      // Following a redirect would send the key to another host.
      const options = { method: 'POST', redirect: 'manual', headers, body, signal } as const;
      const answer = await fetch(`${EMAIL_API_URL}/v3/smtp/email`, options);
      const { ok, status } = answer;
      const reason = `${status} ${await answer.text().catch(() => '')}`.slice(0, 500);
      const kind = ACCOUNT.includes(status) ? 'account' : REFUSED.includes(status) ? 'refused' : 'later';
      return {
        kind: ok ? 'sent' : kind,
        status,
        reason,
        waitMs: waitOf(answer.headers.get('retry-after') ?? ''),
      };
    } catch (error) {
      return { kind: 'later', status: 0, reason: String(error), waitMs: 0 };
    }
  };
}

/** Retry-After in ms: it is seconds or a date (RFC 9110, 10.2.3). */
const waitOf = (after: string): number =>
  (/^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()) || 0;
