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
const KINDS: Record<string, Outcome['kind']> = Object.fromEntries([
  ...[401, 402, 403, 429].map((status) => [status, 'account']),
  ...[400, 404, 413, 422].map((status) => [status, 'refused']),
]);

/** Makes the function that sends by the provider's contract (`7.1`, `7.2`). */
export function createSend(url: string, key: string): Send {
  const json = 'application/json';
  const headers = { accept: json, 'content-type': json, 'api-key': key };
  return async (email, idempotencyKey) => {
    try {
      const body = JSON.stringify({ ...email, headers: { idempotencyKey } });
      // Following a redirect would send the key to another host.
      const request = {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      } as const;
      const answer = await fetch(`${url}/v3/smtp/email`, request);
      const { ok, status } = answer;
      const reason = `${status} ${await answer.text().catch(() => '')}`.slice(0, 500);
      const after = answer.headers.get('retry-after') ?? '';
      // Seconds or a date (RFC 9110, 10.2.3).
      const waitMs = (/^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()) || 0;
      return { kind: ok ? 'sent' : (KINDS[status] ?? 'later'), status, reason, waitMs };
    } catch (error) {
      return { kind: 'later', status: 0, reason: String(error), waitMs: 0 };
    }
  };
}
