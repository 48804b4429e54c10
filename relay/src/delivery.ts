import { companyEmail, visitorEmail } from '../../src/enquiry/emails.ts';
import type { Clock } from './clock.ts';
import { codeOf } from './database.ts';
import type { Log } from './log.ts';
import type { Outcome, Send } from './provider.ts';
import type { Queue, Settled, UnderWay } from './queue.ts';

type Parts = { queue: Queue; send: Send; clock: Clock; log: Log };
/** First and longest pause before an e-mail is tried again, and how long a delivered enquiry is kept, in ms. */
type Times = { retryMs: number; retryMaxMs: number; keepMs: number };

/** How long nothing may happen before the list is looked at again: a person's `resend` wakes nobody. */
const REST_MS = 5000;
const PURGE_EVERY_MS = 3_600_000;
/** After so many attempts that may all have arrived, a visitor is written to no more. */
const UNKNOWN_ATTEMPTS = 10;
const TOO_MANY_REQUESTS = 429;

/**
 * Sends what waits in the queue, one e-mail at a time. One that failed steps aside for a pause that doubles; a
 * provider that asks for time gets it from all of them. Pauses and counts live in memory and follow the monotonic
 * clock: after a start everything is due.
 */
export class Delivery {
  readonly #parts: Parts;
  readonly #times: Times;
  readonly #breaking = new AbortController();
  readonly #tried = new Map<number, { dueAt: number; unknown: number }>();
  readonly #running: Promise<void>;
  #resting = new AbortController();
  #stopping = false;
  #slowedDown = 0;
  #heldUntil = 0;
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
    await this.#running;
    clearTimeout(limit);
  }

  async #run(): Promise<void> {
    while (!this.#stopping) await this.#step();
  }

  async #step(): Promise<void> {
    try {
      this.#purgeWhenDue();
      const found = this.#next();
      if ('seq' in found) await this.#attempt(found.seq);
      else await this.#rest(found.restMs);
    } catch (error) {
      this.#parts.log('database', { code: codeOf(error) });
      await this.#rest(this.#times.retryMs);
    }
  }

  /**
   * The number of an e-mail that may leave, or how long there is none. The oldest that this life has not tried comes
   * first, so that what a provider cannot digest holds up nothing new; then the one that has been due for longest.
   */
  #next(): { seq: number } | { restMs: number } {
    const { queue, clock } = this.#parts;
    const held = this.#heldUntil - clock.monotonic();
    if (held > 0) return { restMs: held };
    let first = { seq: 0, dueAt: Infinity };
    for (const seq of queue.waiting()) {
      const tried = this.#tried.get(seq);
      if (!tried) return { seq };
      if (tried.dueAt < first.dueAt) first = { seq, dueAt: tried.dueAt };
    }
    const left = first.dueAt - clock.monotonic();
    return left <= 0 ? { seq: first.seq } : { restMs: Math.min(left, REST_MS) };
  }

  async #attempt(seq: number): Promise<void> {
    const { queue, send, clock, log } = this.#parts;
    const { id, kind, attempts, entry } = queue.mark(seq);
    const email = kind === 'company' ? companyEmail(entry) : visitorEmail(entry);
    const outcome = await send(email, this.#breaking.signal);
    // Broken off by the stop: it stays under way, as after a crash.
    if (this.#breaking.signal.aborted && outcome.kind === 'unknown') return;
    this.#slowDown(outcome);
    const unknown = (this.#tried.get(seq)?.unknown ?? 0) + (outcome.kind === 'unknown' ? 1 : 0);
    const state = stateAfter(outcome, kind, unknown);
    const again = state === 'waiting';
    const pauseMs = this.#pauseAfter(attempts);
    if (again) this.#tried.set(seq, { dueAt: clock.monotonic() + pauseMs, unknown });
    else this.#tried.delete(seq);
    const { kind: name, status } = outcome;
    const told = { email: id, kind, outcome: name, attempt: attempts };
    log('attempt', { ...told, ...(status && { status }), ...(again ? { pauseMs } : { state }) });
    const reason = state === 'kept' && 'reason' in outcome ? outcome.reason : null;
    await this.#settle(seq, state, reason);
  }

  /** Too many requests are the sender's affair, not the e-mail's: nothing leaves for a pause that doubles. */
  #slowDown({ status }: Outcome): void {
    this.#slowedDown = status === TOO_MANY_REQUESTS ? this.#slowedDown + 1 : 0;
    if (this.#slowedDown)
      this.#heldUntil = this.#parts.clock.monotonic() + this.#pauseAfter(this.#slowedDown);
  }

  #pauseAfter(attempts: number): number {
    const { retryMs, retryMaxMs } = this.#times;
    return Math.min(retryMs * 2 ** Math.min(attempts - 1, 40), retryMaxMs);
  }

  /** An outcome that is known must not be forgotten: a full disk is waited for, and nothing else leaves meanwhile. */
  async #settle(seq: number, state: Settled, reason: string | null): Promise<void> {
    const { queue, clock, log } = this.#parts;
    for (;;) {
      try {
        this.#purgeWhenDue();
        return queue.settle(seq, state, clock.wall(), reason);
      } catch (error) {
        log('database', { code: codeOf(error) });
        if (this.#stopping) return;
      }
      await this.#rest(this.#times.retryMs);
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

/**
 * What an e-mail is after an attempt, `unknown` of whose outcomes nobody can tell. The company may get an enquiry too
 * often; a stranger's mailbox is not filled because a provider hangs.
 */
function stateAfter(outcome: Outcome, kind: UnderWay['kind'], unknown: number): Settled {
  if (outcome.kind === 'delivered') return 'delivered';
  if (outcome.kind === 'refused') return 'kept';
  const isTooOften = outcome.kind === 'unknown' && kind === 'visitor' && unknown >= UNKNOWN_ATTEMPTS;
  return isTooOften ? 'kept' : 'waiting';
}
