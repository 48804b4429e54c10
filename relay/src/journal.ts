import { closeSync, openSync, readSync } from 'node:fs';
import { PAGE_BYTES } from './database.ts';

/** Bytes of the write-ahead log's head, and of each frame's head before its page (sqlite.org/fileformat2.html). */
const LOG_HEAD_BYTES = 32;
const FRAME_HEAD_BYTES = 24;
const FRAME_BYTES = FRAME_HEAD_BYTES + PAGE_BYTES;

/** The two halves of SQLite's checksum over all that stands before a place in the log. */
type Sum = readonly [number, number];
/** A frame by number, from 1, in the log with these salts, and the checksum before it. */
type Mark = { salts: string; frame: number; sum: Sum };

/** The size in bytes of a write-ahead log with this many frames. */
export const sizeOfJournal = (frames: number): number => frames && LOG_HEAD_BYTES + frames * FRAME_BYTES;

/**
 * Reads a write-ahead log as SQLite would after a restart: up to the first frame whose checksum does not go on from the
 * frame before. A log that was cut short while SQLite added to it has its size, and zeros in the middle.
 */
export class Journal {
  readonly #path: string;
  /** The last frame that was found whole. */
  #last: Mark = { salts: '', frame: 0, sum: [0, 0] };

  constructor(path: string) {
    this.#path = path;
  }

  /** Whether a restart would find all of so many frames. Reads the new ones, and the last one that was read before. */
  isWhole(frames: number): boolean {
    if (!frames) return true;
    const head = this.#read(0, LOG_HEAD_BYTES);
    const salts = head.toString('latin1', 16, 24);
    const add = createAdd((head.readUInt32BE(0) & 1) === 1);
    // SQLite takes new salts when it begins the log anew.
    const isKnown = salts === this.#last.salts && this.#last.frame <= frames;
    let { frame, sum } = isKnown ? this.#last : { frame: 1, sum: sumAt(head, 24) };
    const log = this.#read(sizeOfJournal(frame - 1) || LOG_HEAD_BYTES, (frames - frame + 1) * FRAME_BYTES);
    for (let at = 0; ; at += FRAME_BYTES, frame += 1) {
      const before = sum;
      sum = add(add(sum, log.subarray(at, at + 8)), log.subarray(at + FRAME_HEAD_BYTES, at + FRAME_BYTES));
      const isNext =
        log.toString('latin1', at + 8, at + 16) === salts && `${sumAt(log, at + 16)}` === `${sum}`;
      if (!isNext) return false;
      if (frame < frames) continue;
      this.#last = { salts, frame, sum: before };
      return true;
    }
  }

  /** These bytes of the file; zeros where it ends before. */
  #read(position: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    const file = openSync(this.#path, 'r');
    readSync(file, bytes, { position });
    closeSync(file);
    return bytes;
  }
}

const sumAt = (bytes: Buffer, at: number): Sum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];

/** The log's head says in which order the bytes of a number are added up. */
const createAdd =
  (isBigEndian: boolean) =>
  ([first, second]: Sum, bytes: Buffer): Sum => {
    let [a, b] = [first, second];
    for (let at = 0; at < bytes.length; at += 8) {
      a = (a + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
      b = (b + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
    }
    return [a, b];
  };
