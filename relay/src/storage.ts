import { accessSync, constants, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { RelayClock } from './clock.ts';
import { codeOf, prepareStatements } from './database.ts';
import { Journal, sizeOfJournal } from './journal.ts';
import type { Log } from './log.ts';

/** Nothing can be stored: `errstr` says what has become of the files, in words, as an error of SQLite does. */
export class StorageError extends Error {
  readonly errstr: string;
  /** Whether what was stored is no longer on disk. */
  readonly isLoss: boolean;
  constructor(words: string, isLoss: boolean) {
    super(words);
    this.errstr = words;
    this.isLoss = isLoss;
  }
}

/** A file that SQLite has open. `least` is the size that it has had, in bytes, or Infinity once it was cut short. */
type OpenFile = { path: string; name: string; identity: string; least: number };
type Parts = { file: string; database: DatabaseSync; clock: RelayClock; log: Log };

const FILES = { '': 'database', '-wal': 'journal', '-shm': 'index of the journal' };
/** SQLite's primary error codes SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26];
/** How often the undelivered e-mails are counted, in ms, to know their number when they can no longer be read. */
const COUNT_EVERY_MS = 1000;

/**
 * Watches the files that SQLite has open. SQLite goes on writing to a file that was deleted or replaced, and over the
 * end of one that was cut short, and says that all is well: what it stores then is gone with the process.
 */
export class Storage {
  readonly #parts: Parts;
  readonly #files: OpenFile[];
  readonly #journal: Journal;
  readonly #sql: ReturnType<typeof prepareStatements>;
  /** Why nothing is stored now. */
  #cause: string | undefined;
  #undelivered = 0;
  #countAt = -Infinity;

  /** Takes the files as they are now for sound: call it once the database is open. */
  constructor(parts: Parts) {
    this.#parts = parts;
    this.#sql = prepareStatements(parts.database);
    this.#journal = new Journal(`${parts.file}-wal`);
    this.#files = Object.entries(FILES).map(([suffix, name]) => {
      const path = parts.file + suffix;
      return { path, name, identity: identityOf(statSync(path)), least: 0 };
    });
    this.look();
  }

  /**
   * Runs work that stores something and returns its result, which a restart would then find in the files. Throws a
   * `StorageError` or what SQLite throws where it would not. Logs when this begins, with its cause, and when it ends.
   */
  store<T>(work: () => T): T {
    try {
      this.#check();
      const changes = this.#countChanges();
      const result = work();
      // The files may have been taken away during the work, and its result with them.
      this.#check();
      // Work that only reads succeeds on a full disk too.
      if (this.#countChanges() !== changes) this.#noteSound();
      return result;
    } catch (error) {
      this.#noteFailure(error as Error);
      throw error;
    }
  }

  /** Looks at the files, so that damage is logged though nobody posts, and seen before SQLite writes over it. */
  look(): void {
    try {
      this.#check();
      if (this.#parts.clock.monotonic() >= this.#countAt) this.#countUndelivered();
    } catch (error) {
      this.#noteFailure(error as Error);
    }
  }

  #check(): void {
    const { log: frames } = this.#sql.row<{ log: number }>('PRAGMA wal_checkpoint(NOOP)')!;
    const [database, journal, index] = this.#files as [OpenFile, OpenFile, OpenFile];
    // Only `purge` makes the database's files smaller: it empties the journal, and SQLite then counts no frames.
    database.least = checkFile(database, database.least);
    checkFile(journal, sizeOfJournal(frames));
    if (!this.#journal.isWhole(frames)) throw errorOfCut(journal);
    checkFile(index, 0);
  }

  #countChanges(): number {
    return this.#sql.row<{ number: number }>('SELECT total_changes() AS number')!.number;
  }

  #noteFailure(error: Error): void {
    const { errcode, isLoss } = error as { errcode?: number; isLoss?: boolean };
    if (errcode === undefined && isLoss === undefined) return;
    const cause = codeOf(error);
    if (cause === this.#cause) return;
    this.#cause = cause;
    const count = isLoss || DAMAGED.includes((errcode ?? 0) & 0xff) ? this.#countUndelivered() : 0;
    this.#parts.log('not storing', { code: cause, count });
  }

  #noteSound(): void {
    if (this.#cause !== undefined) this.#parts.log('storing again');
    this.#cause = undefined;
  }

  /** The number of e-mails that are not delivered yet; where it cannot be read, the one that was read last. */
  #countUndelivered(): number {
    this.#countAt = this.#parts.clock.monotonic() + COUNT_EVERY_MS;
    try {
      const sql = `SELECT count(*) AS number FROM emails WHERE state <> 'delivered'`;
      this.#undelivered = this.#sql.row<{ number: number }>(sql)!.number;
    } catch {
      // The log says why nothing is stored; the number of before is the best that is known.
    }
    return this.#undelivered;
  }
}

/** Returns the size of a file; throws where it is not the one that SQLite has open, of `least` bytes and writable. */
function checkFile(file: OpenFile, least: number): number {
  const { path, name, identity } = file;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new StorageError(`the ${name} is gone`, true);
  if (identityOf(found) !== identity) throw new StorageError(`the ${name} was replaced`, true);
  if (found.size < Math.max(least, file.least)) throw errorOfCut(file);
  if (!isWritable(path, found.mode)) throw new StorageError(`the ${name} is read-only`, false);
  return found.size;
}

/** Makes the error, and keeps it for good: SQLite may write beyond the end, and the file has its size again and holes. */
function errorOfCut(file: OpenFile): StorageError {
  file.least = Infinity;
  return new StorageError(`the ${file.name} was cut short`, true);
}

/** Nothing stops SQLite from writing to a file that it has open, but it could not open it again. */
function isWritable(path: string, mode: number): boolean {
  try {
    accessSync(path, constants.W_OK);
    // Root may write whatever the mode says.
    return (mode & 0o222) !== 0;
  } catch {
    return false;
  }
}

function identityOf({ dev, ino }: { dev: number; ino: number }): string {
  return `${dev}:${ino}`;
}
