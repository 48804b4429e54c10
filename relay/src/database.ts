import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** The size of the database's pages: SQLite's default. */
export const PAGE_BYTES = 4096;
/** Stored in the file, and raised when a table changes: queries of one version do not fit the tables of another. */
const SCHEMA_VERSION = 2;

/** The columns of an enquiry's fields, as a list for SQL, named as in the specification (`3.6`). */
export const ENTRY_COLUMNS = 'full_name, email_id, dial_code, contact_number, company_name, text';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS enquiries (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    full_name TEXT NOT NULL, email_id TEXT NOT NULL, dial_code TEXT NOT NULL,
    contact_number TEXT NOT NULL, company_name TEXT NOT NULL, text TEXT NOT NULL,
    mailbox TEXT,
    accepted_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS enquiries_by_address ON enquiries (email_id);
  CREATE INDEX IF NOT EXISTS enquiries_by_mailbox ON enquiries (mailbox);
  CREATE TABLE IF NOT EXISTS emails (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    enquiry INTEGER NOT NULL REFERENCES enquiries ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('company', 'visitor')),
    state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'delivered', 'dead', 'held')),
    attempts INTEGER NOT NULL DEFAULT 0,
    reason TEXT,
    attempted_at INTEGER,
    UNIQUE (enquiry, kind)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS emails_by_state ON emails (state, seq) WHERE state <> 'delivered';
  CREATE TABLE IF NOT EXISTS probes (filling BLOB) STRICT;
`;

/** How many whole pages fit into `mb` MB. */
export const pagesOf = (mb: number): number => Math.floor((mb * 1_048_576) / PAGE_BYTES);

/**
 * Opens the relay's database, or makes it: what is committed is on the disk, what is deleted is overwritten, and the
 * file grows to `mb` MB at most. Throws where the file cannot be opened or was made by another version of the relay.
 */
export function openDatabase(file: string, mb: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 2000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  database.exec(`PRAGMA max_page_count = ${pagesOf(mb)};`);
  checkVersion(database, file);
  database.exec(SCHEMA);
  return database;
}

function checkVersion(database: DatabaseSync, file: string): void {
  const isNew = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'emails'`).get() === undefined;
  if (isNew) database.exec(`PRAGMA user_version = ${SCHEMA_VERSION};`);
  if (database.prepare('PRAGMA user_version').get()!.user_version === SCHEMA_VERSION) return;
  throw new Error(`${file} was made by another version of the relay`);
}

type Values = Record<string, SQLInputValue>;

/** Runs statements, each prepared once: `row` gives the first row, `rows` all, `run` changes. Values go by name. */
export function prepareStatements(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    row: <T>(sql: string, values: Values = {}) => statement(sql).get(values) as T | undefined,
    rows: <T>(sql: string, values: Values = {}) => statement(sql).iterate(values) as Iterable<T>,
    run: (sql: string, values: Values = {}) => statement(sql).run(values),
  };
}

/** Runs `work` in a transaction: all of its changes are committed, or none when it throws. */
export function runInTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite ends the transaction by itself on some errors, such as a full disk: a second ROLLBACK would throw.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Locks a database for this process, and returns how to unlock it: two relays on one database would send each e-mail
 * twice. The lock ends with the process. Throws when another process has it.
 */
export function lockDatabase(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch {
    lock.close();
    throw new Error('another relay works with this database');
  }
  return () => lock.close();
}

/** SQLite's own text for an error, such as `database or disk is full`, or any other's name. Neither quotes visitors. */
export function codeOf(error: unknown): string {
  return (error as { errstr?: string }).errstr ?? (error as Error).name;
}
