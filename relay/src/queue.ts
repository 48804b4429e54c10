import type { DatabaseSync } from 'node:sqlite';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { ENTRY_COLUMNS, prepareStatements } from './database.ts';
import type { SiteEmail } from './read-back.ts';

/** An e-mail that is being sent; `attempts` includes this one. */
export type SendingEmail = { id: string; kind: SiteEmail['kind']; attempts: number; entry: ContactEntry };
/** The delivery states that an attempt can end in. `dead` waits for a person: see `dead-letters.ts`. */
export type StateAfterAttempt = 'delivered' | 'dead' | 'queued';

/** The e-mails that the relay has promised to send. Every method may throw what SQLite throws. */
export class Queue {
  readonly #database: DatabaseSync;
  readonly #sql: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#sql = prepareStatements(database);
  }

  /** Queues again what a crash or a stop left in the state `sending`, its outcome unknown. Returns their number. */
  recover(): number {
    return Number(this.#sql.run(`UPDATE emails SET state = 'queued' WHERE state = 'sending'`).changes);
  }

  /** The `seq` of each e-mail that may be sent, oldest first. A visitor's waits until the company's is delivered or dead. */
  *listSendable(): Generator<number> {
    const found = this.#sql.rows<{ seq: number }>(
      `SELECT seq FROM emails WHERE state = 'queued' AND NOT EXISTS (
         SELECT 1 FROM emails AS earlier WHERE earlier.enquiry = emails.enquiry
         AND earlier.seq < emails.seq AND earlier.state IN ('queued', 'sending'))
       ORDER BY seq`,
    );
    for (const { seq } of found) yield seq;
  }

  /** Stores, before it is sent, that an e-mail is being sent, and returns it: a crash must not make it look untried. */
  markSending(seq: number): SendingEmail {
    // Read first: if the read throws, the e-mail must not stay in the state `sending`.
    const { id, kind, attempts, ...entry } = this.#sql.row<Omit<SendingEmail, 'entry'> & ContactEntry>(
      `SELECT id, kind, attempts + 1 AS attempts, ${ENTRY_COLUMNS}
       FROM emails JOIN enquiries ON enquiries.seq = enquiry WHERE emails.seq = :seq`,
      { seq },
    )!;
    this.#sql.run(`UPDATE emails SET state = 'sending', attempts = :attempts WHERE seq = :seq`, {
      seq,
      attempts,
    });
    return { id, kind, attempts, entry };
  }

  /** Stores what became of an attempt. `now` is the wall clock's, in ms; `reason` says why it is a dead letter. */
  recordOutcome(seq: number, state: StateAfterAttempt, now: number, reason: string | null): void {
    const values = { seq, state, now, reason };
    this.#sql.run(
      `UPDATE emails SET state = :state, reason = :reason, attempted_at = :now WHERE seq = :seq`,
      values,
    );
  }

  /** Deletes enquiries whose e-mails were all delivered, or held, longer ago than `keepMs`. Returns their number. */
  purge(keepMs: number, now: number): number {
    const { changes } = this.#sql.run(
      `DELETE FROM enquiries WHERE NOT EXISTS (SELECT 1 FROM emails WHERE enquiry = enquiries.seq
         AND (state NOT IN ('delivered', 'held') OR abs(:now - attempted_at) < :keepMs))`,
      { now, keepMs },
    );
    // secure_delete overwrites the database file only: the write-ahead log still holds what was deleted.
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return Number(changes);
  }
}
