import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/database.ts';
import { Intake } from '../src/intake.ts';
import {
  makeDatabasePath,
  postEmail,
  type RelayProcess,
  startRelayProcess,
  startRelayToKill,
} from './support/relay-process.ts';
import { emailsOf, entryOf, nameOf } from './support/entries.ts';
import { startFakeProvider } from './support/fake-provider.ts';
import { type KillPoint, killPoints } from './support/kill-points.ts';

const promisedBefore = [1, 2];
const postedNow = [3, 4, 5];

const children: RelayProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

async function track(start: Promise<RelayProcess>): Promise<RelayProcess> {
  const child = await start;
  children.push(child);
  return child;
}

/** Makes a database with enquiries that were stored before the relay starts; `promised` names their e-mails. */
function makeDatabaseWith(numbers: number[]): { database: string; promised: string[] } {
  const file = makeDatabasePath();
  const database = openDatabase(file, 10);
  const intake = new Intake(database, { queue: 100, databaseMb: 10 });
  for (const number of numbers) {
    const entry = entryOf(number);
    intake.accept({ kind: 'company', entry }, Date.now());
    intake.accept({ kind: 'visitor', addressee: entry }, Date.now());
  }
  database.close();
  return { database: file, promised: numbers.flatMap((number) => emailsOf(entryOf(number)).map(nameOf)) };
}

/** Posts the e-mails one after the other; returns the names of those that were answered with 201. */
async function postAll(origin: string | undefined, numbers: number[]): Promise<string[]> {
  const promised = [];
  for (const email of numbers.flatMap((number) => emailsOf(entryOf(number))))
    if ((await postEmail(origin, email)) === 201) promised.push(nameOf(email));
  return promised;
}

const readUndelivered = (file: string) => {
  const database = openDatabase(file, 10);
  const rows = database.prepare(`SELECT * FROM emails WHERE state <> 'delivered'`).all();
  database.close();
  return rows;
};

const findRepeats = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('a relay that is killed and started again', () => {
  it.each(Object.entries(killPoints) as [KillPoint, number][])(
    'sends what it has promised, in order, and at most one e-mail twice, when killed at the point %s',
    async (point, nth) => {
      const provider = await startFakeProvider();
      const { database, promised } = makeDatabaseWith(promisedBefore);
      const settings = { EMAIL_API_URL: provider.url, RELAY_DATABASE: database };

      const first = await track(startRelayToKill(settings, point, nth));
      promised.push(...(await postAll(first.origin, postedNow)));
      await Promise.race([provider.waitFor(promised), first.exited]);
      first.kill('SIGTERM');
      expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });

      const second = await track(startRelayProcess(settings));
      await provider.waitFor(promised);
      second.kill('SIGTERM');
      expect(await second.exited).toEqual({ code: 0, signal: null });

      const once = [...new Set(provider.arrived)];
      expect(once.filter((name) => promised.includes(name))).toEqual(promised);
      expect(findRepeats(provider.arrived).length).toBeLessThanOrEqual(1);
      expect(readUndelivered(database)).toEqual([]);
      expect(provider.violations).toEqual([]);
      provider.close();
    },
  );

  it('sends an e-mail again that the provider was taking, and no other', async () => {
    let child: RelayProcess | undefined;
    const provider = await startFakeProvider((_email, request) => {
      if (request === 2) child!.kill('SIGKILL');
      return request === 2 ? 'accept and cut off' : 'accept';
    });
    const { database } = makeDatabaseWith([]);
    const settings = { EMAIL_API_URL: provider.url, RELAY_DATABASE: database };
    child = await track(startRelayProcess(settings));
    const promised = await postAll(child.origin, [1]);
    await child.exited;
    const second = await track(startRelayProcess(settings));
    promised.push(...(await postAll(second.origin, [2])));
    await provider.waitFor(promised);
    second.kill('SIGTERM');
    await second.exited;
    const underWay = provider.arrived[1]!;
    expect(findRepeats(provider.arrived)).toEqual([underWay]);
    expect(new Set(provider.arrived)).toEqual(new Set([...promised, underWay]));
    provider.close();
  });
});
