import type { DatabaseSync } from 'node:sqlite';
import type { ContactEntry } from '../../src/enquiry/entry.ts';

/**
 * An e-mail that a person may decide about. `dead`: the provider refused it for good, or too many attempts had an
 * unknown outcome. `held`: an acknowledgement that was not sent, as its mailbox had one less than a day before, or as
 * its address is not a plain one. `attempted_at` is the last attempt, or when it was held, in ms since 1970.
 */
export type DeadLetter = { id: string; kind: string; attempts: number; reason: string; attempted_at: number };

/** Matches one e-mail by its id `:id`, or every dead letter for `all`: held ones need no decision and go by themselves. */
const CHOSEN = `((state = 'dead' AND :id = 'all') OR (state IN ('dead', 'held') AND id = :id))`;

/** What a person can do with the dead letters and the held acknowledgements of a database. */
export function openDeadLetters(database: DatabaseSync) {
  return {
    /** All in one state, oldest first, without what the visitor typed. */
    list: (state: 'dead' | 'held') =>
      database
        .prepare(
          `SELECT id, kind, attempts, reason, attempted_at FROM emails WHERE state = :state ORDER BY seq`,
        )
        .all({ state }) as DeadLetter[],

    /** How many acknowledgements are held. */
    countHeld: () =>
      Number(database.prepare(`SELECT count(*) AS number FROM emails WHERE state = 'held'`).get()!.number),

    /** One with its enquiry, or undefined. */
    show: (id: string) =>
      database
        .prepare(
          `SELECT id, kind, attempts, reason, full_name, email_id, dial_code, contact_number, company_name, text
           FROM emails JOIN enquiries ON enquiries.seq = enquiry WHERE ${CHOSEN}`,
        )
        .get({ id }) as (Omit<DeadLetter, 'attempted_at'> & ContactEntry) | undefined,

    /** Queues one, or all dead letters, again and returns their number; a running relay sends them within seconds. */
    resend: (id: string) =>
      Number(
        database.prepare(`UPDATE emails SET state = 'queued', attempts = 0 WHERE ${CHOSEN}`).run({ id })
          .changes,
      ),

    /** Gives up one, or all dead letters, and returns their number: the enquiry is deleted in its time, like a delivered one. */
    drop: (id: string) =>
      Number(database.prepare(`UPDATE emails SET state = 'delivered' WHERE ${CHOSEN}`).run({ id }).changes),
  };
}
