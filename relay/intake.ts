import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { ContactEntry } from '../src/content/types.ts';
import { ENTRY_COLUMNS, statements, transaction } from './database.ts';
import type { Addressee, Message } from './enquiry.ts';
import { reached } from './fault.ts';

/** What became of a posted e-mail: on the disk under an id, unasked for, or no room. */
export type Accepted = { id: string } | 'no enquiry' | 'full';

/** How long the same enquiry counts as posted again, in ms: a browser's or a person's second try. */
const REPEAT_MS = 600_000;

const SAME_ENTRY = ENTRY_COLUMNS.split(', ')
  .map((column) => `${column} = :${column}`)
  .join(' AND ');
const ENTRY_VALUES = ENTRY_COLUMNS.replaceAll(/\w+/g, ':$&');

/** Takes e-mails into the database. Every function may throw what SQLite throws. */
export type Intake = ReturnType<typeof createIntake>;

/** At most `limit` e-mails may be undelivered. */
export function createIntake(database: DatabaseSync, limit: number) {
  const { row, run } = statements(database);

  const isFull = () =>
    row<{ count: number }>(`SELECT count(*) AS count FROM emails WHERE state <> 'delivered'`)!.count >= limit;

  function addEmail(enquiry: number | bigint, kind: Message['kind']): Accepted {
    const id = randomUUID();
    run('INSERT INTO emails (id, enquiry, kind) VALUES (:id, :enquiry, :kind)', { id, enquiry, kind });
    return { id };
  }

  function acceptEnquiry(entry: ContactEntry, now: number): Accepted {
    const repeated = row<{ id: string }>(
      `SELECT emails.id FROM enquiries JOIN emails ON enquiry = enquiries.seq AND kind = 'company'
       WHERE ${SAME_ENTRY} AND abs(accepted_at - :now) < ${REPEAT_MS}`,
      { ...entry, now },
    );
    if (repeated) return repeated;
    if (isFull()) return 'full';
    const { lastInsertRowid } = run(
      `INSERT INTO enquiries (${ENTRY_COLUMNS}, accepted_at) VALUES (${ENTRY_VALUES}, :now)`,
      { ...entry, now },
    );
    reached('storing');
    return addEmail(lastInsertRowid, 'company');
  }

  /** Of several enquiries by the same person, the oldest that has no acknowledgement yet. */
  function acceptVisitor({ full_name, email_id }: Addressee): Accepted {
    const found = row<{ seq: number; id: string | null }>(
      `SELECT enquiries.seq, emails.id
       FROM enquiries LEFT JOIN emails ON enquiry = enquiries.seq AND kind = 'visitor'
       WHERE email_id = :email_id AND full_name = :full_name
       ORDER BY emails.id IS NOT NULL, enquiries.seq LIMIT 1`,
      { full_name, email_id },
    );
    if (!found) return 'no enquiry';
    if (found.id) return { id: found.id };
    return isFull() ? 'full' : addEmail(found.seq, 'visitor');
  }

  return {
    /**
     * Stores an e-mail: once this gives an id it is on the disk. The same enquiry again, within ten minutes, and an
     * acknowledgement asked for again get the id that they have. `now` is the wall clock's.
     */
    accept(message: Message, now: number): Accepted {
      const accepted = transaction(database, () =>
        message.kind === 'company' ? acceptEnquiry(message.entry, now) : acceptVisitor(message.addressee),
      );
      reached('stored');
      return accepted;
    },

    /** Throws unless there is room on the disk for some more enquiries. */
    probe(): void {
      transaction(database, () => {
        run('INSERT INTO probes VALUES (zeroblob(16384))');
        run('DELETE FROM probes');
      });
    },
  };
}
