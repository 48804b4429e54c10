import { hash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RelaySettings } from './settings.ts';

export const TEN_MINUTES_MS = 600_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
/** The ending of a file in `stuck/` that gives the reason why the enquiry beside it is there. */
export const REASON_ENDING = '.why.txt';

/** Logs one event. Its fields never hold what a visitor typed, an address or the provider's words. */
export type Logger = (event: string, fields?: Record<string, string | number>) => void;
/** The parts that the sender and the server share. */
export type RelayContext = { settings: RelaySettings; spool: ReturnType<typeof createSpool>; log: Logger };

/** The spool: access to the files in the relay's folder. Every method rejects with Node's error if the disk refuses. */
export function createSpool(root: string) {
  const at = (path: string) => join(root, path);
  const spool = {
    /** The names in a folder, the oldest enquiry first, without hidden files, such as those of rsync. */
    list: async (path: string) => (await readdir(at(path))).filter((name) => !name.startsWith('.')).sort(),
    read: (path: string) => readFile(at(path), 'utf8'),
    /** How long ago a file was moved to its folder, in ms of the system clock; 0 if the clock was set back. */
    age: async (path: string) => Math.max(0, Date.now() - (await stat(at(path))).ctimeMs),
    move: (from: string, to: string) => rename(at(from), at(to)),
    remove: (path: string) => rm(at(path), { recursive: true, force: true }),
    /** Writes a file atomically: after an error or a power cut it is either complete or missing. */
    async write(path: string, content: string | Buffer) {
      const draft = `tmp/${randomUUID()}`;
      try {
        await writeFile(at(draft), content, { flush: true });
        await spool.move(draft, path);
        // Flush the folder too: otherwise the file's name may be lost in a power cut (fsync(2)).
        await using folder = await open(at(dirname(path)));
        await folder.sync();
      } catch (error) {
        for (const left of [draft, path]) await spool.remove(left).catch(() => undefined);
        throw error;
      }
    },
    /** Rejects if the disk cannot store an enquiry. Tries 16 KB, because a full disk may still accept an empty file. */
    async probe() {
      await spool.write('queue/.probe', Buffer.alloc(16_384));
      await spool.remove('queue/.probe');
    },
    /** Creates the folders and the key of the hashes; deletes unconfirmed files that a crash has left half written. */
    async open() {
      for (const folder of ['tmp', 'queue', 'stuck', 'seen']) await mkdir(at(folder), { recursive: true });
      for (const name of await spool.list('tmp')) await spool.remove(`tmp/${name}`);
      await spool.probe();
      if (!(await spool.read('key').catch(() => ''))) await spool.write('key', randomUUID());
    },
    /** Deletes files that have been in `stuck/` for longer than `keepMs`. */
    async purge(keepMs: number) {
      for (const name of await spool.list('stuck'))
        if ((await spool.age(`stuck/${name}`)) > keepMs) await spool.remove(`stuck/${name}`);
    },
    /** Remembers up to `maxMarks` texts for `holdsMs`, each by an empty file (a mark), also after a restart. */
    async openMarks(kind: 'entry' | 'mailbox', holdsMs: number, maxMarks: number) {
      const key = await spool.read('key');
      /** A mark's path. Its hash has a key, so that nobody can find the text by hashing likely texts. */
      const pathOf = (text: string) => `seen/${kind}-${hash('sha256', `${key} ${text}`)}`;
      /** The marks' timers by path. Changes of the system clock do not affect timers. */
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
        isFull: () => timers.size >= maxMarks,
        /** Marks a text; if there are `maxMarks` marks, removes the oldest. */
        async add(text: string) {
          if (timers.size >= maxMarks) await drop([...timers.keys()][0]!);
          if (kind === 'mailbox') await spool.write(pathOf(text), '');
          // For an empty file the synchronous call is cheaper than an asynchronous one.
          else writeFileSync(at(pathOf(text)), '');
          hold(pathOf(text), holdsMs);
        },
        remove: (text: string) => drop(pathOf(text)),
      };
    },
  };
  return spool;
}
