import type { DatabaseSync } from 'node:sqlite';
import type { ContactEntry } from '../../src/enquiry/entry.ts';

/** An e-mail that the provider refused for good, or may have taken too often; `attempted_at` in ms since 1970. */
export type DeadLetter = { id: string; kind: string; attempts: number; reason: string; attempted_at: number };

/** One id, or `all`. */
const CHOSEN = `state = 'dead' AND (:id = 'all' OR id = :id)`;

/** What a person can do with the e-mails that wait for a decision. */
export function openDeadLetters(database: DatabaseSync) {
  return {
    /** Every one, oldest first, without what the visitor typed. */
    list: () =>
      database
        .prepare(
          `SELECT id, kind, attempts, reason, attempted_at FROM emails WHERE state = 'dead' ORDER BY seq`,
        )
        .all() as DeadLetter[],

    /** The reason and the enquiry of one, or undefined. */
    show: (id: string) =>
      database
        .prepare(
          `SELECT id, kind, attempts, reason, full_name, email_id, dial_code, contact_number, company_name, text
           FROM emails JOIN enquiries ON enquiries.seq = enquiry WHERE ${CHOSEN}`,
        )
        .get({ id }) as (Omit<DeadLetter, 'attempted_at'> & ContactEntry) | undefined,

    /** Lets one, or all, wait to be sent again, and gives their number; a running relay sees it within seconds. */
    resend: (id: string) =>
      Number(
        database.prepare(`UPDATE emails SET state = 'queued', attempts = 0 WHERE ${CHOSEN}`).run({ id })
          .changes,
      ),

    /** Gives up one, or all, and gives their number: the enquiry is deleted in its time, like a delivered one. */
    drop: (id: string) =>
      Number(database.prepare(`UPDATE emails SET state = 'delivered' WHERE ${CHOSEN}`).run({ id }).changes),
  };
}
