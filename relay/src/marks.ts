import { createHmac } from 'node:crypto';
import type { Spool } from './spool.ts';

type Kind = { kind: 'entry' | 'mailbox'; key: string };
type Limits = { holdsMs: number; most: number };
export type Marks = Awaited<ReturnType<typeof openMarks>>;

/** The file that marks a text; nobody can read the text from it without the key. */
export const pathOfMark = ({ kind, key }: Kind, text: string): string =>
  `seen/${kind}-${createHmac('sha256', key).update(text).digest('hex')}`;

/** Remembers texts for `holdsMs` as at most `most` empty files, those of former runs included. */
export async function openMarks(spool: Spool, { holdsMs, most, ...kind }: Kind & Limits) {
  /** When each was made, in ms of the monotonic clock, the oldest first. */
  const made = new Map<string, number>();
  const drop = async (path: string) => {
    made.delete(path);
    await spool.remove(path);
  };
  const names = (await spool.list('seen')).filter((name) => name.startsWith(kind.kind));
  const ages = await Promise.all(
    names.map(async (name) => [`seen/${name}`, await spool.age(`seen/${name}`)] as const),
  );
  for (const [path, age] of ages.toSorted(([, a], [, b]) => b - a)) made.set(path, performance.now() - age);

  return {
    has: (text: string) => performance.now() - (made.get(pathOfMark(kind, text)) ?? -Infinity) < holdsMs,
    isFull: () => made.size >= most,
    /** Marks a text; the oldest mark gives way. With `isSynced` the mark outlives a power cut. */
    async add(text: string, isSynced: boolean): Promise<void> {
      const path = pathOfMark(kind, text);
      if (made.has(path)) await drop(path);
      if (made.size >= most) await drop([...made.keys()][0]!);
      await (isSynced ? spool.write(path, '') : spool.touch(path));
      made.set(path, performance.now());
    },
    remove: (text: string) => drop(pathOfMark(kind, text)),
    /** Deletes the marks that no longer hold. */
    async sweep(): Promise<void> {
      for (const [path, at] of made) if (performance.now() - at >= holdsMs) await drop(path);
    },
  };
}
