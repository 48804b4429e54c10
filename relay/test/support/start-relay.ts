import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeEntry } from '../../../src/enquiry/test/complete-entry.ts';
import { startRelay } from '../../src/relay.ts';
import { readSettings } from '../../src/settings.ts';

export const siteOrigin = 'https://www.sangam.example';
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'spool-'));
/** A valid entry; each number has a mailbox of its own. */
export const entryOf = (number: number) => ({
  ...completeEntry,
  email_id: `asha-${number}@lender.example`,
  text: ' ',
});

/** The settings of a relay that a test starts; the network's limit is out of the way. */
export const settingsWith = (given: Record<string, string>) => ({
  EMAIL_API_KEY: 'key-of-the-relay',
  RELAY_ORIGINS: siteOrigin,
  RELAY_PORT: '0',
  RELAY_FOLDER: makeFolder(),
  RELAY_PER_NETWORK: '100000',
  ...given,
});

export const postTo = (origin: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/enquiries`, {
    method: 'POST',
    headers: { origin: siteOrigin, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Starts a relay in this process; `log` has its events, and `logged` resolves once one is among them so many times. */
export async function startTestRelay(given: Record<string, string> = {}) {
  const log: string[] = [];
  const waiting = new Set<() => void>();
  const settings = settingsWith({ EMAIL_API_URL: 'http://127.0.0.1:9', ...given });
  const relay = await startRelay(readSettings(settings), (event, fields) => {
    log.push(JSON.stringify({ event, ...fields }));
    for (const check of waiting) check();
  });
  const origin = `http://127.0.0.1:${relay.port}`;
  const count = (event: string) => log.filter((line) => line.includes(`"event":"${event}"`)).length;
  return {
    origin,
    folder: settings.RELAY_FOLDER,
    log,
    count,
    stop: relay.stop,
    post: (body: unknown, headers?: Record<string, string>) => postTo(origin, body, headers),
    logged: (event: string, times = 1) =>
      new Promise<void>((resolve) => {
        const check = () => count(event) >= times && waiting.delete(check) && resolve();
        waiting.add(check);
        check();
      }),
  };
}
