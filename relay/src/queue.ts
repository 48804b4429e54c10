import type { DatabaseSync } from 'node:sqlite';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { ENTRY_COLUMNS, prepareStatements } from './database.ts';
import type { Message } from '../../src/enquiry/read-back.ts';

/** An e-mail on its way; `attempts` counts this one too. */
export type SendingEmail = { id: string; kind: Message['kind']; attempts: number; entry: ContactEntry };
/** `kept` is refused for good, or may have arrived too often: a person decides. */
export type StateAfterAttempt = 'delivered' | 'dead' | 'queued';

/** The e-mails that the relay has promised to send. Every function may throw what SQLite throws. */
export class Queue {
  readonly #database: DatabaseSync;
  readonly #sql: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#sql = prepareStatements(database);
  }

  /** What a crash left under way has an unknown outcome: it waits again, and goes once more. Gives their number. */
  recover(): number {
    return Number(this.#sql.run(`UPDATE emails SET state = 'queued' WHERE state = 'sending'`).changes);
  }

  /** The numbers of those that may leave, oldest first; a visitor's waits until its company's is delivered or kept. */
  *listSendable(): Generator<number> {
    const found = this.#sql.rows<{ seq: number }>(
      `SELECT seq FROM emails WHERE state = 'queued' AND NOT EXISTS (
         SELECT 1 FROM emails AS earlier WHERE earlier.enquiry = emails.enquiry
         AND earlier.seq < emails.seq AND earlier.state IN ('queued', 'sending'))
       ORDER BY seq`,
    );
    for (const { seq } of found) yield seq;
  }

  /** Writes down, before it leaves, that an e-mail is under way, and gives it. */
  markSending(seq: number): SendingEmail {
    // Read first: what could not be read must not stay marked.
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

  /** Writes down what became of an attempt. `reason` is the provider's, for a person. */
  recordOutcome(seq: number, state: StateAfterAttempt, now: number, reason: string | null): void {
    const values = { seq, state, now, reason };
    this.#sql.run(
      `UPDATE emails SET state = :state, reason = :reason, attempted_at = :now WHERE seq = :seq`,
      values,
    );
  }

  /** Deletes enquiries whose e-mails were all delivered longer ago than `keepMs`. Gives their number. */
  purge(keepMs: number, now: number): number {
    const { changes } = this.#sql.run(
      `DELETE FROM enquiries WHERE NOT EXISTS (SELECT 1 FROM emails WHERE enquiry = enquiries.seq
         AND (state <> 'delivered' OR abs(:now - attempted_at) < :keepMs))`,
      { now, keepMs },
    );
    // What was overwritten in the database still stands in the write-ahead log, that of a crash before now too.
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return Number(changes);
  }
}
