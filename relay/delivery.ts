import { companyEmail, visitorEmail } from '../src/services/email-bodies.ts';
import type { Clock } from './clock.ts';
import { at } from './fault.ts';
import type { Log } from './log.ts';
import type { Outcome, Send } from './provider.ts';
import type { Queue } from './queue.ts';

type Parts = { queue: Queue; send: Send; clock: Clock; log: Log };
/** First and longest pause before an e-mail is tried again, and how long a delivered enquiry is kept, in ms. */
type Times = { retryMs: number; retryMaxMs: number; keepMs: number };

export type Delivery = {
  /** Says that there is something to send. */
  wake(): void;
  /** Ends after the attempt under way, or breaks it off after so many ms. */
  stop(withinMs: number): Promise<void>;
};

/** How long nothing may happen before the list is looked at again: a person's `resend` wakes nobody. */
const REST_MS = 5000;
const PURGE_EVERY_MS = 3_600_000;
const STATES = { delivered: 'delivered', refused: 'kept', failed: 'waiting', unknown: 'waiting' } as const;

/**
 * Sends what waits in the queue, one e-mail at a time, oldest first. One that failed steps aside for a pause that
 * doubles. Pauses live in memory and follow the monotonic clock: after a start everything is due.
 */
export function startDelivery({ queue, send, clock, log }: Parts, times: Times): Delivery {
  const breaking = new AbortController();
  const dueAt = new Map<number, number>();
  let resting = new AbortController();
  let stopping = false;
  let purgeAt = clock.monotonic();

  function rest(ms: number): Promise<void> {
    resting = new AbortController();
    return stopping ? Promise.resolve() : clock.sleep(ms, resting.signal);
  }

  /** The number of the oldest e-mail that is due, or how long there is none. */
  function next(): { seq: number } | { restMs: number } {
    let restMs = REST_MS;
    for (const seq of queue.waiting()) {
      const left = (dueAt.get(seq) ?? 0) - clock.monotonic();
      if (left <= 0) return { seq };
      restMs = Math.min(restMs, left);
    }
    return { restMs };
  }

  async function attempt(seq: number): Promise<void> {
    const { id, kind, attempts, entry } = queue.mark(seq);
    const email = kind === 'company' ? companyEmail(entry) : visitorEmail(entry);
    const outcome = await at('attempt-ended', send(email, breaking.signal));
    // Broken off by the stop: it stays under way, as after a crash.
    if (breaking.signal.aborted && outcome.kind === 'unknown') return;
    const again = STATES[outcome.kind] === 'waiting';
    const pauseMs = Math.min(times.retryMs * 2 ** Math.min(attempts - 1, 40), times.retryMaxMs);
    if (again) dueAt.set(seq, clock.monotonic() + pauseMs);
    else dueAt.delete(seq);
    const { kind: name, status } = outcome;
    const told = { email: id, kind, outcome: name, attempt: attempts };
    log('attempt', { ...told, ...(status && { status }), ...(again && { pauseMs }) });
    await at('outcome-written', settle(seq, outcome));
  }

  /** An outcome that is known must not be forgotten: a full disk is waited for, and nothing else leaves meanwhile. */
  async function settle(seq: number, outcome: Outcome): Promise<void> {
    const reason = 'reason' in outcome ? outcome.reason : null;
    for (;;) {
      try {
        return queue.settle(seq, STATES[outcome.kind], clock.wall(), reason);
      } catch (error) {
        log('database', { code: codeOf(error) });
        if (stopping) return;
      }
      await at('rested', rest(times.retryMs));
    }
  }

  function purgeWhenDue(): void {
    if (clock.monotonic() < purgeAt) return;
    purgeAt = clock.monotonic() + PURGE_EVERY_MS;
    const count = queue.purge(times.keepMs, clock.wall());
    if (count) log('purged', { count });
  }

  async function step(): Promise<void> {
    try {
      purgeWhenDue();
      const found = next();
      if ('seq' in found) await at('attempt-done', attempt(found.seq));
      else await at('rested', rest(found.restMs));
    } catch (error) {
      log('database', { code: codeOf(error) });
      await at('rested', rest(times.retryMs));
    }
  }

  async function run(): Promise<void> {
    while (!stopping) await at('step-ended', step());
  }

  const running = run();
  return {
    wake: () => resting.abort(),
    async stop(withinMs) {
      stopping = true;
      resting.abort();
      const limit = setTimeout(() => breaking.abort(), withinMs);
      await at('delivery-ended', running);
      clearTimeout(limit);
    },
  };
}

/** SQLite's own words for an error, such as `database or disk is full`; they name no value. */
function codeOf(error: unknown): string {
  return (error as { errstr?: string }).errstr ?? (error as Error).name;
}
