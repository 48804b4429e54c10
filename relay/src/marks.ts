import { createHmac } from 'node:crypto';
import type { Spool } from './spool.ts';

type Options = { kind: 'entry' | 'mailbox'; key: string; holdsMs: number; most: number };
export type Marks = Awaited<ReturnType<typeof openMarks>>;

/** The file that marks a text; nobody can read the text from it without the key. */
export const pathOfMark = ({ kind, key }: Pick<Options, 'kind' | 'key'>, text: string): string =>
  `seen/${kind}-${createHmac('sha256', key).update(text).digest('hex')}`;

/** Remembers texts for `holdsMs` as at most `most` empty files, those of former runs included. */
export async function openMarks(spool: Spool, options: Options) {
  /** When each was made, in ms of the monotonic clock, the oldest first. */
  const made = new Map<string, number>();
  const isOver = (path: string) => performance.now() - (made.get(path) ?? -Infinity) >= options.holdsMs;
  const drop = (path: string) => (made.delete(path), spool.remove(path));
  const found: [path: string, ageMs: number][] = [];
  for (const name of await spool.list('seen'))
    if (name.startsWith(options.kind)) found.push([`seen/${name}`, await spool.age(`seen/${name}`)]);
  for (const [path, ageMs] of found.toSorted(([, a], [, b]) => b - a))
    made.set(path, performance.now() - ageMs);
  return {
    has: (text: string) => !isOver(pathOfMark(options, text)),
    isFull: () => made.size >= options.most,
    /** Marks a text; the oldest mark gives way. With `isSynced` the mark outlives a power cut. */
    async add(text: string, isSynced: boolean): Promise<void> {
      const path = pathOfMark(options, text);
      if (made.size >= options.most) await drop(made.has(path) ? path : [...made.keys()][0]!);
      await (isSynced ? spool.write(path, '') : spool.touch(path));
      made.delete(path);
      made.set(path, performance.now());
    },
    remove: (text: string) => drop(pathOfMark(options, text)),
    /** Deletes the marks that no longer hold. */
    async sweep(): Promise<void> {
      for (const path of made.keys()) if (isOver(path)) await drop(path);
    },
  };
}
