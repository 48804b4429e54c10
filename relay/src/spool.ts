import { hash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from './settings.ts';

export const TEN_MINUTES_MS = 600_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
/** What the name of a file in `stuck/` ends in that says why another is there. */
export const REASON = '.why.txt';

/** Logs one event. Its fields never hold what a visitor typed, an address or the provider's words. */
export type Log = (event: string, fields?: Record<string, string | number>) => void;
/** What the sender and the server share. */
export type Parts = { settings: Settings; spool: ReturnType<typeof spoolIn>; log: Log };

/** The files of a folder, by paths below it. Every method rejects with Node's error when the disk refuses. */
export function spoolIn(root: string) {
  const at = (path: string) => join(root, path);
  const spool = {
    /** The names in a folder, the oldest enquiry first; hidden ones, such as rsync's, are none of ours. */
    list: async (path: string) => (await readdir(at(path))).filter((name) => !name.startsWith('.')).sort(),
    read: (path: string) => readFile(at(path), 'utf8'),
    /** How long ago a file came to its place, in ms of the system clock; 0 when that was set back. */
    age: async (path: string) => Math.max(0, Date.now() - (await stat(at(path))).ctimeMs),
    move: (from: string, to: string) => rename(at(from), at(to)),
    remove: (path: string) => rm(at(path), { recursive: true, force: true }),
    /** Writes a file that is there whole, also after a power cut, or not at all. */
    async write(path: string, content: string | Buffer) {
      const draft = `tmp/${randomUUID()}`;
      try {
        await writeFile(at(draft), content, { flush: true });
        await spool.move(draft, path);
        // Or a power cut may take the name (fsync(2)).
        await using folder = await open(at(dirname(path)));
        await folder.sync();
      } catch (error) {
        for (const left of [draft, path]) await spool.remove(left).catch(() => undefined);
        throw error;
      }
    },
    /** Rejects where an enquiry could not be stored; a full disk may still take an empty file. */
    async probe() {
      await spool.write('queue/.probe', Buffer.alloc(16_384));
      await spool.remove('queue/.probe');
    },
    /** Makes the folders and the key, and drops what a crash left half written: no answer has promised that. */
    async open() {
      for (const folder of ['tmp', 'queue', 'stuck', 'seen']) await mkdir(at(folder), { recursive: true });
      for (const name of await spool.list('tmp')) await spool.remove(`tmp/${name}`);
      await spool.probe();
      if (!(await spool.read('key').catch(() => ''))) await spool.write('key', randomUUID());
    },
    /** Deletes what has been stuck for longer. */
    async purge(keepMs: number) {
      for (const name of await spool.list('stuck'))
        if ((await spool.age(`stuck/${name}`)) > keepMs) await spool.remove(`stuck/${name}`);
    },
    /** Remembers texts for `holdsMs` by at most `most` empty files, those of former runs included. */
    async openMarks(kind: 'entry' | 'mailbox', holdsMs: number, most: number) {
      const key = await spool.read('key');
      /** Nobody can read the text from the name without the key. */
      const pathOf = (text: string) => `seen/${kind}-${hash('sha256', `${key} ${text}`)}`;
      /** Timers do not heed the system clock. */
      const timers = new Map<string, NodeJS.Timeout>();
      const drop = async (path: string) => {
        clearTimeout(timers.get(path));
        timers.delete(path);
        await spool.remove(path);
      };
      const hold = (path: string, ms: number) =>
        timers.set(path, setTimeout(() => drop(path).catch(() => undefined), ms).unref());
      for (const name of await spool.list('seen'))
        if (name.startsWith(kind)) hold(`seen/${name}`, holdsMs - (await spool.age(`seen/${name}`)));
      return {
        has: (text: string) => timers.has(pathOf(text)),
        isFull: () => timers.size >= most,
        /** Marks a text; the oldest mark gives way. */
        async add(text: string) {
          if (timers.size >= most) await drop([...timers.keys()][0]!);
          if (kind === 'mailbox') await spool.write(pathOf(text), '');
          // A call that does not block costs more than the file.
          else writeFileSync(at(pathOf(text)), '');
          hold(pathOf(text), holdsMs);
        },
        remove: (text: string) => drop(pathOf(text)),
      };
    },
  };
  return spool;
}
