import { companyEmail, visitorEmail } from '../src/services/email-bodies.ts';
import type { Clock } from './clock.ts';
import { at } from './fault.ts';
import type { Log } from './log.ts';
import type { Outcome, Send } from './provider.ts';
import type { Queue } from './queue.ts';

type Parts = { queue: Queue; send: Send; clock: Clock; log: Log };
/** First and longest pause before an e-mail is tried again, and how long a delivered enquiry is kept, in ms. */
type Times = { retryMs: number; retryMaxMs: number; keepMs: number };

/** How long nothing may happen before the list is looked at again: a person's `resend` wakes nobody. */
const REST_MS = 5000;
const PURGE_EVERY_MS = 3_600_000;
const STATES = { delivered: 'delivered', refused: 'kept', failed: 'waiting', unknown: 'waiting' } as const;

/**
 * Sends what waits in the queue, one e-mail at a time, oldest first. One that failed steps aside for a pause that
 * doubles. Pauses live in memory and follow the monotonic clock: after a start everything is due.
 */
export class Delivery {
  readonly #parts: Parts;
  readonly #times: Times;
  readonly #breaking = new AbortController();
  readonly #dueAt = new Map<number, number>();
  readonly #running: Promise<void>;
  #resting = new AbortController();
  #stopping = false;
  #purgeAt: number;

  /** Begins at once. */
  constructor(parts: Parts, times: Times) {
    this.#parts = parts;
    this.#times = times;
    this.#purgeAt = parts.clock.monotonic();
    this.#running = this.#run();
  }

  /** Says that there is something to send. */
  wake(): void {
    this.#resting.abort();
  }

  /** Ends after the attempt under way, or breaks it off after so many ms. */
  async stop(withinMs: number): Promise<void> {
    this.#stopping = true;
    this.#resting.abort();
    const limit = setTimeout(() => this.#breaking.abort(), withinMs);
    await at('delivery-ended', this.#running);
    clearTimeout(limit);
  }

  async #run(): Promise<void> {
    while (!this.#stopping) await at('step-ended', this.#step());
  }

  async #step(): Promise<void> {
    try {
      this.#purgeWhenDue();
      const found = this.#next();
      if ('seq' in found) await at('attempt-done', this.#attempt(found.seq));
      else await at('rested', this.#rest(found.restMs));
    } catch (error) {
      this.#parts.log('database', { code: codeOf(error) });
      await at('rested', this.#rest(this.#times.retryMs));
    }
  }

  /** The number of the oldest e-mail that is due, or how long there is none. */
  #next(): { seq: number } | { restMs: number } {
    const { queue, clock } = this.#parts;
    let restMs = REST_MS;
    for (const seq of queue.waiting()) {
      const left = (this.#dueAt.get(seq) ?? 0) - clock.monotonic();
      if (left <= 0) return { seq };
      restMs = Math.min(restMs, left);
    }
    return { restMs };
  }

  async #attempt(seq: number): Promise<void> {
    const { queue, send, clock, log } = this.#parts;
    const { id, kind, attempts, entry } = queue.mark(seq);
    const email = kind === 'company' ? companyEmail(entry) : visitorEmail(entry);
    const outcome = await at('attempt-ended', send(email, this.#breaking.signal));
    // Broken off by the stop: it stays under way, as after a crash.
    if (this.#breaking.signal.aborted && outcome.kind === 'unknown') return;
    const again = STATES[outcome.kind] === 'waiting';
    const pauseMs = this.#pauseAfter(attempts);
    if (again) this.#dueAt.set(seq, clock.monotonic() + pauseMs);
    else this.#dueAt.delete(seq);
    const { kind: name, status } = outcome;
    const told = { email: id, kind, outcome: name, attempt: attempts };
    log('attempt', { ...told, ...(status && { status }), ...(again && { pauseMs }) });
    await at('outcome-written', this.#settle(seq, outcome));
  }

  #pauseAfter(attempts: number): number {
    const { retryMs, retryMaxMs } = this.#times;
    return Math.min(retryMs * 2 ** Math.min(attempts - 1, 40), retryMaxMs);
  }

  /** An outcome that is known must not be forgotten: a full disk is waited for, and nothing else leaves meanwhile. */
  async #settle(seq: number, outcome: Outcome): Promise<void> {
    const { queue, clock, log } = this.#parts;
    const reason = 'reason' in outcome ? outcome.reason : null;
    for (;;) {
      try {
        return queue.settle(seq, STATES[outcome.kind], clock.wall(), reason);
      } catch (error) {
        log('database', { code: codeOf(error) });
        if (this.#stopping) return;
      }
      await at('rested', this.#rest(this.#times.retryMs));
    }
  }

  #rest(ms: number): Promise<void> {
    this.#resting = new AbortController();
    return this.#stopping ? Promise.resolve() : this.#parts.clock.sleep(ms, this.#resting.signal);
  }

  #purgeWhenDue(): void {
    const { queue, clock, log } = this.#parts;
    if (clock.monotonic() < this.#purgeAt) return;
    this.#purgeAt = clock.monotonic() + PURGE_EVERY_MS;
    const count = queue.purge(this.#times.keepMs, clock.wall());
    if (count) log('purged', { count });
  }
}

/** SQLite's own words for an error, such as `database or disk is full`; they name no value. */
function codeOf(error: unknown): string {
  return (error as { errstr?: string }).errstr ?? (error as Error).name;
}
