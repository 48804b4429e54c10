import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeEntry } from '../../../src/enquiry/test/complete-entry.ts';
import { startRelay } from '../../src/relay.ts';
import { readSettings } from '../../src/settings.ts';

export const siteOrigin = 'https://www.sangam.example';
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'spool-'));
/** A valid entry; each number has a mailbox of its own. */
export const entryOf = (number: number) => {
  return { ...completeEntry, email_id: `asha-${number}@lender.example`, text: ' ' };
};
/** The settings of a relay that a test starts; the network's limit is out of the way. */
export const settingsWith = (given: Record<string, string>) => {
  const folder = { RELAY_FOLDER: makeFolder(), RELAY_PORT: '0', RELAY_PER_NETWORK: '100000' };
  const provider = { EMAIL_API_KEY: 'key-of-the-relay', EMAIL_API_URL: 'http://127.0.0.1:9' };
  return { ...folder, ...provider, RELAY_ORIGINS: siteOrigin, ...given };
};

export const postTo = (origin: string, body: unknown, headers: Record<string, string> = {}) => {
  const all = { origin: siteOrigin, 'content-type': 'application/json', ...headers };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${origin}/enquiries`, { method: 'POST', headers: all, body: text });
};

/** Starts a relay in this process; `log` has its events, and `logged` resolves once one is there so many times. */
export async function startTestRelay(given: Record<string, string> = {}) {
  const log: string[] = [];
  const waiting = new Set<() => void>();
  const { port, stop } = await startRelay(readSettings(settingsWith(given)), (event, fields) => {
    log.push(JSON.stringify({ event, ...fields }));
    for (const check of waiting) check();
  });
  const origin = `http://127.0.0.1:${port}`;
  const count = (event: string) => log.filter((line) => line.includes(`"event":"${event}"`)).length;
  const logged = (event: string, times: number) =>
    new Promise<void>((resolve) => {
      const check = () => count(event) >= times && waiting.delete(check) && resolve();
      waiting.add(check);
      check();
    });
  const post = (body: unknown, headers?: Record<string, string>) => postTo(origin, body, headers);
  return { origin, log, count, stop, post, logged };
}
