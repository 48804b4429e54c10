import type { Email } from '../../contracts/types/email.ts';
import { writeCompanyEmail, writeVisitorEmail } from '../../src/enquiry/emails.ts';
import type { RelayClock } from './clock.ts';
import { codeOf } from './database.ts';
import type { Log } from './log.ts';
import type { Send, SendOutcome } from './provider.ts';
import type { Queue, SendingEmail, StateAfterAttempt } from './queue.ts';
import type { Storage } from './storage.ts';

type DeliveryParts = { queue: Queue; storage: Storage; send: Send; clock: RelayClock; log: Log };
/** First and longest pause before an e-mail is tried again, and how long a delivered enquiry is kept, in ms. */
type Times = { retryMs: number; retryMaxMs: number; keepMs: number };

/** How often the queue is read when nothing wakes the sender: `resend` of a dead letter runs in another process. */
const IDLE_MS = 5000;
const PURGE_EVERY_MS = 3_600_000;
/** After so many attempts with an unknown outcome a visitor's e-mail is a dead letter: each may have arrived. */
const UNKNOWN_ATTEMPTS = 10;
const TOO_MANY_REQUESTS = 429;

/**
 * Sends the queued e-mails, one at a time. One that failed waits for a pause that doubles while others go on; a 429
 * pauses all. Running pauses live in memory and follow the monotonic clock: after a start everything is due.
 */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #times: Times;
  readonly #aborting = new AbortController();
  readonly #tried = new Map<number, { dueAt: number; unknown: number }>();
  readonly #running: Promise<void>;
  #sleeping = new AbortController();
  #stopping = false;
  #tooManyInARow = 0;
  #pausedUntil = 0;
  #purgeAt: number;

  /** Starts sending at once. */
  constructor(parts: DeliveryParts, times: Times) {
    this.#parts = parts;
    this.#times = times;
    this.#purgeAt = parts.clock.monotonic();
    this.#running = this.#run();
  }

  /** Reads the queue now instead of at the end of the pause: an e-mail was added. */
  wake(): void {
    this.#sleeping.abort();
  }

  /** Resolves after the attempt under way, which is aborted after `withinMs`. */
  async stop(withinMs: number): Promise<void> {
    this.#stopping = true;
    this.#sleeping.abort();
    const limit = setTimeout(() => this.#aborting.abort(), withinMs);
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
      else await this.#sleep(found.idleMs);
    } catch (error) {
      this.#parts.log('database', { code: codeOf(error) });
      await this.#sleep(this.#times.retryMs);
    }
  }

  /**
   * The `seq` of the next e-mail to send, or how long there is none. The oldest that this process has not tried comes
   * first, so that one which the provider always fails holds up no other; then the one that has been due for longest.
   */
  #next(): { seq: number } | { idleMs: number } {
    const { queue, clock } = this.#parts;
    const pause = this.#pausedUntil - clock.monotonic();
    if (pause > 0) return { idleMs: pause };
    let first = { seq: 0, dueAt: Infinity };
    for (const seq of queue.listSendable()) {
      const tried = this.#tried.get(seq);
      if (!tried) return { seq };
      if (tried.dueAt < first.dueAt) first = { seq, dueAt: tried.dueAt };
    }
    const left = first.dueAt - clock.monotonic();
    return left <= 0 ? { seq: first.seq } : { idleMs: Math.min(left, IDLE_MS) };
  }

  async #attempt(seq: number): Promise<void> {
    const { queue, send, clock, log } = this.#parts;
    const { id, kind, attempts, entry } = queue.markSending(seq);
    const outcome = await send(writeEmail(kind, entry), this.#aborting.signal);
    // Aborted by `stop`: it stays in the state `sending`, and `recover` queues it at the next start, as after a crash.
    if (this.#aborting.signal.aborted && outcome.kind === 'unknown') return;
    this.#pauseIfTooMany(outcome);
    const unknown = (this.#tried.get(seq)?.unknown ?? 0) + (outcome.kind === 'unknown' ? 1 : 0);
    const state = stateAfter(outcome, kind, unknown);
    const isRetried = state === 'queued';
    const pauseMs = this.#pauseAfter(attempts);
    if (isRetried) this.#tried.set(seq, { dueAt: clock.monotonic() + pauseMs, unknown });
    else this.#tried.delete(seq);
    const { kind: name, status } = outcome;
    const fields = { email: id, kind, outcome: name, attempt: attempts };
    log('attempt', { ...fields, ...(status && { status }), ...(isRetried ? { pauseMs } : { state }) });
    const reason = state === 'dead' && 'reason' in outcome ? outcome.reason : null;
    await this.#recordOutcome(seq, state, reason);
  }

  /** 429 is about the sender and not about one e-mail: nothing is sent for a pause that doubles each time. */
  #pauseIfTooMany({ status }: SendOutcome): void {
    this.#tooManyInARow = status === TOO_MANY_REQUESTS ? this.#tooManyInARow + 1 : 0;
    if (this.#tooManyInARow)
      this.#pausedUntil = this.#parts.clock.monotonic() + this.#pauseAfter(this.#tooManyInARow);
  }

  #pauseAfter(attempts: number): number {
    const { retryMs, retryMaxMs } = this.#times;
    return Math.min(retryMs * 2 ** Math.min(attempts - 1, 40), retryMaxMs);
  }

  /**
   * Stores what became of an attempt, and tries until the disk takes it or the relay stops: a delivered e-mail whose
   * outcome is lost would be sent twice. Nothing else is sent meanwhile.
   */
  async #recordOutcome(seq: number, state: StateAfterAttempt, reason: string | null): Promise<void> {
    const { queue, clock, log } = this.#parts;
    for (;;) {
      try {
        this.#purgeWhenDue();
        return queue.recordOutcome(seq, state, clock.wall(), reason);
      } catch (error) {
        log('database', { code: codeOf(error) });
        if (this.#stopping) return;
      }
      await this.#sleep(this.#times.retryMs);
    }
  }

  #sleep(ms: number): Promise<void> {
    this.#sleeping = new AbortController();
    return this.#stopping ? Promise.resolve() : this.#parts.clock.sleep(ms, this.#sleeping.signal);
  }

  #purgeWhenDue(): void {
    const { queue, storage, clock, log } = this.#parts;
    storage.look();
    if (clock.monotonic() < this.#purgeAt) return;
    this.#purgeAt = clock.monotonic() + PURGE_EVERY_MS;
    const count = queue.purge(this.#times.keepMs, clock.wall());
    if (count) log('purged', { count });
  }
}

/** Writes what is sent. Nobody knows whose address was typed: without a name, no words that were typed go there. */
function writeEmail(kind: SendingEmail['kind'], entry: SendingEmail['entry']): Email {
  if (kind === 'company') return writeCompanyEmail(entry);
  return { ...writeVisitorEmail(entry), to: [{ email: entry.email_id }] };
}

/**
 * The state of an e-mail after an attempt; `unknown` counts its attempts with an unknown outcome. Only a visitor's
 * e-mail dies of those: the address may be a stranger's, while the company rather gets an enquiry twice than never.
 */
function stateAfter(outcome: SendOutcome, kind: SendingEmail['kind'], unknown: number): StateAfterAttempt {
  if (outcome.kind === 'delivered') return 'delivered';
  if (outcome.kind === 'refused') return 'dead';
  const isTooOften = outcome.kind === 'unknown' && kind === 'visitor' && unknown >= UNKNOWN_ATTEMPTS;
  return isTooOften ? 'dead' : 'queued';
}
