import { writeCompanyEmail, writeVisitorEmail } from '../../src/enquiry/emails.ts';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { mailboxOf, readEnquiry } from './enquiry.ts';
import type { Log } from './log.ts';
import type { Marks } from './marks.ts';
import type { Outcome, Send } from './provider.ts';
import { REASON, type Spool } from './spool.ts';

/** When to try again, and after which pause, in ms of the monotonic clock. */
type Pause = { dueAt: number; pauseMs: number };
/** A file in the queue; once its e-mail has left, only the disk keeps it there. */
type Waiting = Pause & { movedAt: number; hasMark: boolean; hasLeft: boolean };
type Parts = { spool: Spool; send: Send; mailboxes: Marks; log: Log };

const HOUR_MS = 3_600_000;
/** Everything pauses for less than an hour: nobody wants to wait for one once an account is paid. */
const ALL_MS = 600_000;
/** So many files that fail one after the other speak of the provider and not of themselves. */
const IN_A_ROW = 3;
/** No acknowledgement is due: the mailbox had one today or cannot be told, or the day's number is reached. */
const SPARED: Outcome = { kind: 'sent', status: 0, reason: '', waitMs: 0 };

/** Sends what is in the queue, one e-mail at a time, the company's before the visitor's. */
export class Sender {
  /** Set, it lets the attempt under way be the last. */
  isStopped = false;
  readonly #parts: Parts;
  readonly #files = new Map<string, Waiting>();
  readonly #failed = new Set<string>();
  #all = { dueAt: 0, pauseMs: 0, status: 0 };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Tries what is due: files that never failed before others, then by age. Rejects when the queue cannot be read. */
  async pass(): Promise<void> {
    const names = await this.#parts.spool.list('queue');
    for (const name of new Set(this.#files.keys()).difference(new Set(names))) this.#files.delete(name);
    for (const name of names) if (!this.#files.has(name)) await this.#note(name);
    const pauseOf = (name: string) => this.#files.get(name)!.pauseMs;
    for (const name of names.toSorted((a, b) => pauseOf(a) - pauseOf(b))) {
      const file = this.#files.get(name)!;
      if (this.isStopped || performance.now() < this.#all.dueAt) return;
      if (performance.now() < file.dueAt) continue;
      await this.#handle(name, file).catch(({ code = 'none' }: NodeJS.ErrnoException) => {
        // A person who erases or moves a file may be faster than we are.
        if (code !== 'ENOENT') this.#parts.log('disk', { code });
        double(file, 0, HOUR_MS);
      });
    }
  }

  /** How many files wait, for how long one has not moved, in ms, and what the provider answered if everything pauses. */
  state(): { waiting: number; longestMs: number; paused: number | undefined } {
    const now = performance.now();
    const since = this.#files.values().reduce((least, { movedAt }) => Math.min(least, movedAt), now);
    const paused = now < this.#all.dueAt ? this.#all.status : undefined;
    return { waiting: this.#files.size, longestMs: now - since, paused };
  }

  async #note(name: string): Promise<Waiting> {
    const movedAt = performance.now() - (await this.#parts.spool.age(`queue/${name}`).catch(() => 0));
    const file = { movedAt, dueAt: 0, pauseMs: 0, hasMark: false, hasLeft: false };
    this.#files.set(name, file);
    return file;
  }

  /** Sends the e-mail that is due for a file and moves the file on; rejects when the disk refuses. */
  async #handle(name: string, file: Waiting): Promise<void> {
    const { spool } = this.#parts;
    const [, step] = /^[\w.-]+\.([01])\.json$/.exec(name) ?? [];
    if (!file.hasLeft && !name.endsWith(REASON)) {
      const entry = step && readEnquiry(await spool.read(`queue/${name}`).catch(() => ''));
      if (!entry) return this.#setAside(name, 'This is no enquiry that this version of the relay can read.');
      if (!(await this.#send(entry, name, step === '0', file))) return;
      file.hasLeft = true;
    }
    const next = name.replace(/0\.json$/, '1.json');
    if (next === name) await spool.remove(`queue/${name}`);
    else await spool.move(`queue/${name}`, `queue/${next}`);
    this.#files.delete(name);
    if (next !== name && !this.isStopped) await this.#handle(next, await this.#note(next));
  }

  /** Sends the company's e-mail or the acknowledgement; returns whether the file may move on. */
  async #send(entry: ContactEntry, name: string, toCompany: boolean, file: Waiting): Promise<boolean> {
    const { send, log } = this.#parts;
    const outcome = await (toCompany
      ? send(writeCompanyEmail(entry), name)
      : this.#acknowledge(entry, name, file));
    const { kind, status, waitMs } = outcome;
    if (kind === 'refused') await this.#setAside(name, outcome.reason);
    else log(outcome === SPARED ? 'spared' : kind, { file: name, status });
    if (kind === 'later') double(file, waitMs, HOUR_MS);
    if (kind === 'account' || (kind === 'later' && this.#failed.add(name).size >= IN_A_ROW)) {
      double(this.#all, kind === 'account' ? waitMs : 0, ALL_MS);
      this.#all.status = status;
    }
    if (kind !== 'sent' || outcome === SPARED) return kind === 'sent';
    this.#failed.clear();
    this.#all.pauseMs = 0;
    return true;
  }

  async #acknowledge(entry: ContactEntry, name: string, file: Waiting): Promise<Outcome> {
    const { mailboxes, send } = this.#parts;
    const mailbox = mailboxOf(entry.email_id);
    if (!mailbox || (!file.hasMark && (mailboxes.has(mailbox) || mailboxes.isFull()))) return SPARED;
    // Before it leaves: after a crash nobody knows whether it left, and a stranger must not get two.
    if (!file.hasMark) await mailboxes.add(mailbox, true);
    // No name: whoever posts another's address must not choose a word of what is sent there.
    const outcome = await send({ ...writeVisitorEmail(entry), to: [{ email: entry.email_id }] }, name);
    file.hasMark = outcome.kind === 'sent' || outcome.kind === 'later';
    if (!file.hasMark) await mailboxes.remove(mailbox);
    return outcome;
  }

  async #setAside(name: string, reason: string): Promise<void> {
    await this.#parts.spool.move(`queue/${name}`, `stuck/${name}`);
    this.#files.delete(name);
    await this.#parts.spool.write(`stuck/${name}${REASON}`, `${reason}\n`).catch(() => undefined);
    this.#parts.log('stuck', { file: name });
  }
}

/** Doubles a pause, up to a longest one, and keeps to what the provider asks for, up to an hour. */
function double(pause: Pause, waitMs: number, longestMs: number): void {
  pause.pauseMs = Math.min(pause.pauseMs * 2 || 1000, longestMs);
  pause.dueAt = performance.now() + Math.min(Math.max(pause.pauseMs, waitMs), HOUR_MS);
}
