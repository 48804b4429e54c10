import type { Email } from '../../contracts/types/email.ts';
import { createEmailRequest } from '../../src/enquiry/email-request.ts';
import { writeCompanyEmail, writeVisitorEmail } from '../../src/enquiry/emails.ts';
import { mailboxOf, readEnquiry } from './enquiry.ts';
import { DAY_MS, HOUR_MS, type RelayContext, REASON_ENDING } from './spool.ts';

/** The longest pause of the whole queue without Retry-After: once a bill is paid, sending resumes within this time. */
const MAX_QUEUE_PAUSE_MS = 600_000;
/** If sending fails for this many files without a success in between, the cause is the provider: the queue pauses. */
const FAILURES_BEFORE_PAUSE = 3;
/** Statuses with which the provider refuses our account (key, payment, rate): the whole queue pauses. */
const ACCOUNT_STATUSES = [401, 402, 403, 429];
/** Statuses with which the provider refuses one e-mail: its file is moved to `stuck/`. */
const REFUSAL_STATUSES = [400, 404, 413, 422];

/** The time of the next attempt on the monotonic clock, and the length of the pause before the attempt, both in ms. */
type Pause = { dueAt: number; pauseMs: number };
/** `due`: nothing done; `marked`: `seen/` has the visitor's mailbox; `sent`: e-mail sent, but file not moved yet. */
type QueuedFile = Pause & { state: 'due' | 'marked' | 'sent' };

/** Creates the sender of queued enquiries: one e-mail at a time, the company's before the visitor's. */
export async function createSender({ settings, spool, log }: RelayContext, stopping: AbortSignal) {
  const mailboxes = await spool.openMarks('mailbox', DAY_MS, settings.RELAY_THANKS_PER_DAY);
  const files = new Map<string, QueuedFile>();
  const all = { dueAt: 0, pauseMs: 0, status: 0, failed: new Set<string>() };

  /** Returns the provider's status that made the queue pause, 0 for no answer; undefined while the queue is not paused. */
  const pausedBy = () => (performance.now() < all.dueAt ? all.status : undefined);
  /** Sends the e-mails that are due: the oldest first, but failed ones last. Rejects if the queue cannot be read. */
  const sendDue = async (): Promise<void> => {
    const names = await spool.list('queue');
    for (const gone of new Set(files.keys()).difference(new Set(names))) files.delete(gone);
    const pauseOf = (name: string) => files.get(name)?.pauseMs ?? 0;
    for (const name of names.toSorted((a, b) => pauseOf(a) - pauseOf(b)))
      if (!stopping.aborted && pausedBy() === undefined) await processFile(name);
  };
  const processFile = async (name: string): Promise<void> => {
    const file = files.get(name) ?? { dueAt: 0, pauseMs: 0, state: 'due' };
    files.set(name, file);
    if (performance.now() < file.dueAt) return;
    try {
      if (file.state !== 'sent' && !name.endsWith(REASON_ENDING) && !(await send(name, file))) return;
      file.state = 'sent';
      const next = name.replace(/0\.json$/, '1.json');
      if (next === name) return await spool.remove(`queue/${name}`);
      await spool.move(`queue/${name}`, `queue/${next}`);
      if (!stopping.aborted) await processFile(next);
    } catch (error) {
      log('disk', { code: `${(error as NodeJS.ErrnoException).code}` });
      lengthenPause(file, HOUR_MS);
    }
  };
  /** Sends the e-mail that is due for a file; returns whether the file can be renamed for its next step or removed. */
  const send = async (name: string, file: QueuedFile): Promise<boolean> => {
    const [, step] = /^[\w.-]+\.([01])\.json$/.exec(name) ?? [];
    const entry = step && readEnquiry(await spool.read(`queue/${name}`).catch(() => ''));
    if (!entry) return setAside(name, 'This version of the relay cannot read an enquiry from this file.');
    if (step === '0') return (await post(name, file, writeCompanyEmail(entry))) === 'sent';
    const mailbox = mailboxOf(entry.email_id);
    if (!mailbox || (file.state === 'due' && (mailboxes.has(mailbox) || mailboxes.isFull()))) return true;
    // Mark before sending: after a crash we cannot know whether the e-mail was sent, and nobody may get it twice.
    if (file.state === 'due') await mailboxes.add(mailbox);
    file.state = 'marked';
    // No name in `to`: whoever posts another person's address must not choose a word of the e-mail to them.
    const kind = await post(name, file, { ...writeVisitorEmail(entry), to: [{ email: entry.email_id }] });
    if (kind === 'sent' || kind === 'later') return kind === 'sent';
    await mailboxes.remove(mailbox);
    file.state = 'due';
    return false;
  };
  /** Posts an e-mail to the provider (`7.1`, `7.2`). By `idempotencyKey` a provider can recognise a repeated post. */
  const post = async (name: string, file: QueuedFile, email: Email) => {
    const keyed = { ...email, headers: { idempotencyKey: name } };
    // A redirect could send the key to another host. 8 s, because container engines kill the relay 10 s after SIGTERM.
    const options = { redirect: 'manual', signal: AbortSignal.timeout(8000) } as const;
    const request = createEmailRequest(settings.EMAIL_API_URL, settings.EMAIL_API_KEY, keyed, options);
    const answer = await fetch(request).catch(() => undefined);
    const status = answer?.status ?? 0;
    const reason = (await answer?.text().catch(() => '')) ?? '';
    const isAccountFault = ACCOUNT_STATUSES.includes(status);
    const failure = isAccountFault ? 'account' : REFUSAL_STATUSES.includes(status) ? 'stuck' : 'later';
    const kind = answer?.ok ? 'sent' : failure;
    // Retry-After has seconds or a date (RFC 9110, 10.2.3).
    const after = answer?.headers.get('retry-after') ?? '';
    const waitMs = Number(after) * 1000 || Date.parse(after) - Date.now() || 0;
    if (kind === 'stuck') await setAside(name, `${status} ${reason}`.slice(0, 500));
    else log(kind, { file: name, status });
    if (kind === 'later') lengthenPause(file, HOUR_MS, waitMs);
    if (kind === 'account' || (kind === 'later' && all.failed.add(name).size >= FAILURES_BEFORE_PAUSE))
      lengthenPause(Object.assign(all, { status }), MAX_QUEUE_PAUSE_MS, waitMs);
    if (kind === 'sent') Object.assign(all, { pauseMs: 0, failed: new Set() });
    return kind;
  };
  /** Moves a file to `stuck/`, where a person decides about it. The reason may quote a visitor: never log it. */
  const setAside = async (name: string, reason: string): Promise<false> => {
    await spool.move(`queue/${name}`, `stuck/${name}`);
    await spool.write(`stuck/${name}${REASON_ENDING}`, `${reason}\n`);
    log('stuck', { file: name });
    return false;
  };
  return { sendDue, pausedBy };
}

/** Doubles a pause up to `longestMs`; `waitMs`, which the provider asked for, makes it longer, up to an hour. */
function lengthenPause(pause: Pause, longestMs: number, waitMs = 0): void {
  pause.pauseMs = Math.min(pause.pauseMs * 2 || 1000, longestMs);
  pause.dueAt = performance.now() + Math.min(Math.max(pause.pauseMs, waitMs), HOUR_MS);
}
