import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What the name of a file in `stuck/` ends in that says why another is there. */
export const REASON = '.why.txt';

export type Spool = ReturnType<typeof spoolIn>;

/** The files of a folder, by paths below it. Every method rejects with Node's error when the disk refuses. */
export function spoolIn(root: string) {
  const at = (path: string) => join(root, path);
  const syncs = new Map<string, { last: Promise<void>; next?: Promise<void> | undefined }>();
  /** Syncs the folder of a path, or a power cut takes a renamed file back (fsync(2)). Calls share the sync that is next. */
  const syncFolderOf = (path: string): Promise<void> => {
    const folder = dirname(at(path));
    const known = syncs.get(folder) ?? { last: Promise.resolve() };
    if (known.next) return known.next;
    const next = known.last
      .catch(() => undefined)
      .then(async () => {
        known.next = undefined;
        const handle = await open(folder);
        await handle.sync().finally(() => handle.close());
      });
    syncs.set(folder, Object.assign(known, { last: next, next }));
    return next;
  };
  const spool = {
    /** The names in a folder, the oldest enquiry first; hidden ones, such as rsync's, are none of ours. */
    list: async (folder: string) =>
      (await readdir(at(folder))).filter((name) => !name.startsWith('.')).toSorted(),
    read: async (path: string) => readFile(at(path), 'utf8'),
    /** How long ago a file came to its place, in ms of the system clock; 0 when that was set back. */
    age: async (path: string) => Math.max(0, Date.now() - (await stat(at(path))).ctimeMs),
    remove: (path: string) => rm(at(path), { recursive: true, force: true }),
    async move(from: string, to: string) {
      await rename(at(from), at(to));
      await syncFolderOf(to);
    },
    /** Makes an empty file, which a power cut may take back; a call that does not block costs more than the file. */
    touch: (path: string) => closeSync(openSync(at(path), 'w')),
    /** Writes a file that is there whole, also after a power cut, or not at all. */
    async write(path: string, content: string | Buffer) {
      const draft = `tmp/${randomUUID()}`;
      try {
        await writeFile(at(draft), content, { flush: true });
        await spool.move(draft, path);
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
    /** Makes the folders, and drops what a crash left half written: no answer has promised that. */
    async open(): Promise<string> {
      for (const folder of ['tmp', 'queue', 'stuck', 'seen']) await mkdir(at(folder), { recursive: true });
      for (const name of await spool.list('tmp')) await spool.remove(`tmp/${name}`);
      await spool.probe();
      return spool.readKey();
    },
    /** The key of the names in `seen/`, made at the first start. */
    async readKey(): Promise<string> {
      const key = await spool.read('key').catch(() => '');
      if (!key) await spool.write('key', randomBytes(32).toString('hex'));
      return key || spool.read('key');
    },
    /** Deletes what has been stuck for longer. */
    async purge(keepMs: number) {
      for (const name of await spool.list('stuck'))
        if ((await spool.age(`stuck/${name}`)) > keepMs) await spool.remove(`stuck/${name}`);
    },
  };
  return spool;
}
