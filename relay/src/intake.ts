import { randomUUID } from 'node:crypto';
import { type ContactEntry, entryFields } from '../../src/enquiry/entry.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Marks } from './marks.ts';
import type { Answer } from './server.ts';
import type { Spool } from './spool.ts';

type Parts = { spool: Spool; entries: Marks; limits: Limits; most: number; log: Log; wake(): void };

/** Makes the function that stores an enquiry, and answers one of the last minutes without storing it again. */
export function createIntake({ spool, entries, limits, most, log, wake }: Parts) {
  const underWay = new Map<string, Promise<Answer>>();
  const store = async (entry: ContactEntry, text: string): Promise<Answer> => {
    const waitMs = limits.countEnquiry(most);
    if (waitMs > 0) return { status: 429, waitMs };
    const file = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.0.json`;
    try {
      await spool.write(`queue/${file}`, JSON.stringify(entry));
    } catch (error) {
      log('disk', { code: `${(error as NodeJS.ErrnoException).code}` });
      return { status: 503, waitMs: 60_000 };
    }
    log('accepted', { file });
    wake();
    // After the enquiry, or after a crash in between its repeat would get a 201 with nothing behind it.
    await entries.add(text, false).catch(() => undefined);
    return { status: 201 };
  };
  return async (entry: ContactEntry): Promise<Answer> => {
    const text = JSON.stringify(entryFields.map((field) => entry[field]));
    if (entries.has(text)) return { status: 201 };
    const stored = underWay.get(text) ?? store(entry, text).finally(() => underWay.delete(text));
    underWay.set(text, stored);
    return stored;
  };
}
