import type { DatabaseSync } from 'node:sqlite';
import type { ContactEntry } from '../../src/enquiry/entry.ts';

/**
 * An e-mail that a person must decide about: the provider refused it for good, or too many attempts had an unknown
 * outcome. `attempted_at` is the last attempt, in ms since 1970.
 */
export type DeadLetter = { id: string; kind: string; attempts: number; reason: string; attempted_at: number };

/** Matches the dead letter with the id `:id`, or every one for `all`. */
const CHOSEN = `state = 'dead' AND (:id = 'all' OR id = :id)`;

/** What a person can do with the dead letters of a database. */
export function openDeadLetters(database: DatabaseSync) {
  return {
    /** Every dead letter, oldest first, without what the visitor typed. */
    list: () =>
      database
        .prepare(
          `SELECT id, kind, attempts, reason, attempted_at FROM emails WHERE state = 'dead' ORDER BY seq`,
        )
        .all() as DeadLetter[],

    /** One dead letter with its enquiry, or undefined. */
    show: (id: string) =>
      database
        .prepare(
          `SELECT id, kind, attempts, reason, full_name, email_id, dial_code, contact_number, company_name, text
           FROM emails JOIN enquiries ON enquiries.seq = enquiry WHERE ${CHOSEN}`,
        )
        .get({ id }) as (Omit<DeadLetter, 'attempted_at'> & ContactEntry) | undefined,

    /** Queues one, or all, again and returns their number; a running relay sends them within seconds. */
    resend: (id: string) =>
      Number(
        database.prepare(`UPDATE emails SET state = 'queued', attempts = 0 WHERE ${CHOSEN}`).run({ id })
          .changes,
      ),

    /** Gives up one, or all, and returns their number: the enquiry is deleted in its time, like a delivered one. */
    drop: (id: string) =>
      Number(database.prepare(`UPDATE emails SET state = 'delivered' WHERE ${CHOSEN}`).run({ id }).changes),
  };
}
