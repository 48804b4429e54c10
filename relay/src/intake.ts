import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { ENTRY_COLUMNS, pagesOf, prepareStatements, runInTransaction } from './database.ts';
import { mailboxOf } from './mailbox.ts';
import type { Addressee, SiteEmail } from './read-back.ts';

/**
 * What became of a posted e-mail: stored under `id`, to be sent unless its state is `held`, or why not. `no enquiry`:
 * none is stored that it acknowledges.
 */
export type IntakeResult = { id: string; state: string } | 'no enquiry' | 'queue full' | 'disk full';

/** `enquiry` is the `seq` of the enquiry that it belongs to. */
type NewEmail = {
  enquiry: number | bigint;
  kind: SiteEmail['kind'];
  state: 'queued' | 'held';
  reason: string | null;
  now: number;
};

/** Pages of the database that new enquiries leave free: marking an e-mail as sent and deleting one take room too. */
const RESERVED_PAGES = 64;

/** At most `queue` e-mails may wait to be sent, and the database may grow to `databaseMb` MB. */
type Limits = { queue: number; databaseMb: number };

/** Within this time, in ms, the same enquiry is a repeat of a request, by a browser or a person, and not a new one. */
const REPEAT_MS = 600_000;
/** A mailbox is sent one acknowledgement in this time, in ms, as anybody may have typed its address. */
const ACKNOWLEDGEMENT_MS = 86_400_000;

const SAME_ENTRY = ENTRY_COLUMNS.split(', ')
  .map((column) => `${column} = :${column}`)
  .join(' AND ');
const ENTRY_VALUES = ENTRY_COLUMNS.replaceAll(/\w+/g, ':$&');

/** Stores posted e-mails. Every method may throw what SQLite throws. */
export class Intake {
  readonly #database: DatabaseSync;
  readonly #limits: Limits;
  readonly #sql: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync, limits: Limits) {
    this.#database = database;
    this.#limits = limits;
    this.#sql = prepareStatements(database);
  }

  /**
   * Stores an e-mail: once this returns an id it is on the disk. The same enquiry within ten minutes, and the same
   * acknowledgement, get the id that they have. An acknowledgement to a mailbox that has one of the last 24 hours, or
   * to no plain address, is stored as held. `now` is the wall clock's, in ms.
   */
  accept(message: SiteEmail, now: number): IntakeResult {
    return runInTransaction(this.#database, () =>
      message.kind === 'company'
        ? this.#acceptEnquiry(message.entry, now)
        : this.#acceptVisitor(message.addressee, now),
    );
  }

  /** Whether an enquiry could be stored now. Writes 16 KB and deletes them: only a write shows that a disk is full. */
  isReady(): boolean {
    if (this.#isFull()) return false;
    runInTransaction(this.#database, () => {
      this.#sql.run('INSERT INTO probes VALUES (zeroblob(16384))');
      this.#sql.run('DELETE FROM probes');
    });
    return true;
  }

  #acceptEnquiry(entry: ContactEntry, now: number): IntakeResult {
    const repeated = this.#sql.row<{ id: string; state: string }>(
      `SELECT emails.id, state FROM enquiries JOIN emails ON enquiry = enquiries.seq AND kind = 'company'
       WHERE ${SAME_ENTRY} AND abs(accepted_at - :now) < ${REPEAT_MS}`,
      { ...entry, now },
    );
    if (repeated) return repeated;
    const full = this.#isFull();
    if (full) return full;
    const { lastInsertRowid } = this.#sql.run(
      `INSERT INTO enquiries (${ENTRY_COLUMNS}, mailbox, accepted_at) VALUES (${ENTRY_VALUES}, :mailbox, :now)`,
      { ...entry, mailbox: mailboxOf(entry.email_id) ?? null, now },
    );
    return this.#addEmail({ enquiry: lastInsertRowid, kind: 'company', state: 'queued', reason: null, now });
  }

  /** Of several enquiries by the same person, the oldest without an acknowledgement gets this one. */
  #acceptVisitor({ full_name, email_id }: Addressee, now: number): IntakeResult {
    const found = this.#sql.row<{ seq: number; id: string | null; state: string }>(
      `SELECT enquiries.seq, emails.id, state
       FROM enquiries LEFT JOIN emails ON enquiry = enquiries.seq AND kind = 'visitor'
       WHERE email_id = :email_id AND full_name = :full_name
       ORDER BY emails.id IS NOT NULL, enquiries.seq LIMIT 1`,
      { full_name, email_id },
    );
    if (!found) return 'no enquiry';
    if (found.id) return { id: found.id, state: found.state };
    const reason = this.#reasonToHold(mailboxOf(email_id), now);
    const state = reason ? 'held' : 'queued';
    return this.#isFull() ?? this.#addEmail({ enquiry: found.seq, kind: 'visitor', state, reason, now });
  }

  /** Why an acknowledgement is held, or null. One that waits to be sent counts too: it may leave at any time. */
  #reasonToHold(mailbox: string | undefined, now: number): string | null {
    if (mailbox === undefined) return 'not a plain address';
    const other = this.#sql.row(
      `SELECT 1 FROM enquiries JOIN emails ON enquiry = enquiries.seq AND kind = 'visitor'
       WHERE mailbox = :mailbox AND (state IN ('queued', 'sending')
         OR (attempts > 0 AND abs(attempted_at - :now) < ${ACKNOWLEDGEMENT_MS})) LIMIT 1`,
      { mailbox, now },
    );
    return other ? 'a second one within 24 hours' : null;
  }

  /** `attempted_at` of a held e-mail is when it was stored: it is deleted as long after that as others after delivery. */
  #addEmail(email: NewEmail): IntakeResult {
    const id = randomUUID();
    this.#sql.run(
      `INSERT INTO emails (id, enquiry, kind, state, reason, attempted_at)
       VALUES (:id, :enquiry, :kind, :state, :reason, :now)`,
      { id, ...email },
    );
    return { id, state: email.state };
  }

  #isFull(): 'queue full' | 'disk full' | undefined {
    const { queue, databaseMb } = this.#limits;
    const waiting = this.#number(
      `SELECT count(*) AS number FROM emails WHERE state <> 'delivered' AND state IN ('queued', 'sending')`,
    );
    if (waiting >= queue) return 'queue full';
    const used = this.#number(
      'SELECT page_count - freelist_count AS number FROM pragma_page_count, pragma_freelist_count',
    );
    return used > pagesOf(databaseMb) - RESERVED_PAGES ? 'disk full' : undefined;
  }

  #number(sql: string): number {
    return this.#sql.row<{ number: number }>(sql)!.number;
  }
}
