import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { ENTRY_COLUMNS, pagesOf, prepareStatements, runInTransaction } from './database.ts';
import type { Addressee, SiteEmail } from './read-back.ts';

/** What became of a posted e-mail: stored under `id`, or why not. `no enquiry`: none is stored that it acknowledges. */
export type IntakeResult = { id: string } | 'no enquiry' | 'queue full' | 'disk full';

/** Pages of the database that new enquiries leave free: marking an e-mail as sent and deleting one take room too. */
const RESERVED_PAGES = 64;

/** At most `queue` e-mails may wait to be sent, and the database may grow to `databaseMb` MB. */
type Limits = { queue: number; databaseMb: number };

/** Within this time, in ms, the same enquiry is a repeat of a request, by a browser or a person, and not a new one. */
const REPEAT_MS = 600_000;

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
   * acknowledgement, get the id that they have. `now` is the wall clock's, in ms.
   */
  accept(message: SiteEmail, now: number): IntakeResult {
    return runInTransaction(this.#database, () =>
      message.kind === 'company'
        ? this.#acceptEnquiry(message.entry, now)
        : this.#acceptVisitor(message.addressee),
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
    const repeated = this.#sql.row<{ id: string }>(
      `SELECT emails.id FROM enquiries JOIN emails ON enquiry = enquiries.seq AND kind = 'company'
       WHERE ${SAME_ENTRY} AND abs(accepted_at - :now) < ${REPEAT_MS}`,
      { ...entry, now },
    );
    if (repeated) return repeated;
    const full = this.#isFull();
    if (full) return full;
    const { lastInsertRowid } = this.#sql.run(
      `INSERT INTO enquiries (${ENTRY_COLUMNS}, accepted_at) VALUES (${ENTRY_VALUES}, :now)`,
      { ...entry, now },
    );
    return this.#addEmail(lastInsertRowid, 'company');
  }

  /** Of several enquiries by the same person, the oldest without an acknowledgement gets this one. */
  #acceptVisitor({ full_name, email_id }: Addressee): IntakeResult {
    const found = this.#sql.row<{ seq: number; id: string | null }>(
      `SELECT enquiries.seq, emails.id
       FROM enquiries LEFT JOIN emails ON enquiry = enquiries.seq AND kind = 'visitor'
       WHERE email_id = :email_id AND full_name = :full_name
       ORDER BY emails.id IS NOT NULL, enquiries.seq LIMIT 1`,
      { full_name, email_id },
    );
    if (!found) return 'no enquiry';
    if (found.id) return { id: found.id };
    return this.#isFull() ?? this.#addEmail(found.seq, 'visitor');
  }

  #addEmail(enquiry: number | bigint, kind: SiteEmail['kind']): IntakeResult {
    const id = randomUUID();
    const values = { id, enquiry, kind };
    this.#sql.run('INSERT INTO emails (id, enquiry, kind) VALUES (:id, :enquiry, :kind)', values);
    return { id };
  }

  #isFull(): 'queue full' | 'disk full' | undefined {
    const { queue, databaseMb } = this.#limits;
    const waiting = this.#number(
      `SELECT count(*) AS number FROM emails WHERE state <> 'delivered' AND state <> 'dead'`,
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
