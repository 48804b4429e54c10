import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { erase } from '../src/erase.ts';
import { describeHealth } from '../src/health.ts';
import { openMarks } from '../src/marks.ts';
import { Sender } from '../src/sender.ts';
import { spoolIn } from '../src/spool.ts';
import { nameOf } from './support/provider.ts';
import { entryOf, makeFolder } from './support/start-relay.ts';

const DAY_MS = 86_400_000;
type Answer = { status: number; waitMs?: number };
let folder: string;
let log: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  folder = makeFolder();
  log = [];
});
afterEach(() => void vi.useRealTimers());

const KINDS: Record<number, 'sent' | 'account' | 'refused'> = { 201: 'sent', 402: 'account', 400: 'refused' };
/** A sender on the test's folder; `answerOf` is the provider's answer for an e-mail by its name. */
async function createTestSender(answerOf: (name: string) => Answer = () => ({ status: 201 })) {
  const spool = spoolIn(folder);
  const key = await spool.open();
  const mailboxes = await openMarks(spool, { kind: 'mailbox', key, holdsMs: DAY_MS, most: 4 });
  const tried: string[] = [];
  const sender = new Sender({
    spool,
    mailboxes,
    log: (event, fields) => void log.push(`${event} ${JSON.stringify(fields)}`),
    async send({ subject, htmlContent, to }) {
      const name = nameOf(subject + htmlContent + to[0].email);
      tried.push(name);
      const { status, waitMs = 0 } = answerOf(name);
      return {
        kind: KINDS[status] ?? 'later',
        status,
        waitMs,
        reason: `${status} asha@lender.example`,
      };
    },
  });
  const health = async () => (await describeHealth(spool, sender)).words!.trim().split('\n');
  const passAfter = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    tried.splice(0);
    await sender.pass();
    return [...tried];
  };
  return { sender, spool, mailboxes, passAfter, health };
}
const put = (name: string, entry: unknown) =>
  writeFileSync(`${folder}/queue/${name}`, typeof entry === 'string' ? entry : JSON.stringify(entry));
const list = (place: string) => readdirSync(`${folder}/${place}`).toSorted();

it('the oldest enquiry is sent first, and nothing of it is left but a mark', async () => {
  const { passAfter, health } = await createTestSender();
  for (const number of [2, 1]) put(`${number}.0.json`, entryOf(number));
  expect(await passAfter(0)).toEqual(['company 1', 'visitor 1', 'company 2', 'visitor 2']);
  expect([list('queue'), list('tmp'), list('stuck'), list('seen').length]).toEqual([[], [], [], 2]);
  expect(await health()).toEqual(['well', 'queue: 0']);
});

it('what cannot be read steps aside, and the next enquiry is sent in the same pass', async () => {
  const { passAfter, health } = await createTestSender();
  const { text: _text, ...older } = entryOf(9);
  put('1.0.json', 'garbage\u0000');
  put('2.0.json', '');
  put('3.1.json', older);
  put('4.json', entryOf(9));
  put('5 of asha.0.json', entryOf(9));
  put('6.0.json.why.txt', 'moved back with its file');
  put('.7.0.json.x', 'rsync is writing this');
  mkdirSync(`${folder}/queue/8.0.json`);
  put('9.0.json', entryOf(1));
  expect(await passAfter(0)).toEqual(['company 1', 'visitor 1']);
  expect(list('queue')).toEqual(['.7.0.json.x']);
  const stuck = list('stuck').filter((name) => !name.endsWith('.why.txt'));
  expect(stuck).toEqual(['1.0.json', '2.0.json', '3.1.json', '4.json', '5 of asha.0.json', '8.0.json']);
  expect(await health()).toEqual(['well', 'stuck: 6', 'queue: 0']);
});

it('a refused enquiry keeps the provider’s words, is sent once a person moves it back, and is deleted in time', async () => {
  let status = 400;
  const { passAfter, spool } = await createTestSender(() => ({ status }));
  for (const number of [1, 2]) put(`${number}.0.json`, entryOf(number));
  await passAfter(0);
  expect(readFileSync(`${folder}/stuck/1.0.json.why.txt`, 'utf8')).toBe('400 asha@lender.example\n');
  expect(log.join('\n')).not.toContain('asha');
  status = 201;
  renameSync(`${folder}/stuck/1.0.json`, `${folder}/queue/1.0.json`);
  expect(await passAfter(1000)).toEqual(['company 1', 'visitor 1']);
  await spool.purge(DAY_MS);
  expect(list('stuck')).toHaveLength(3);
  await spool.purge(-1);
  expect(list('stuck')).toEqual([]);
});

it('an account that is closed pauses everything and costs no e-mail, also over a restart', async () => {
  let status = 201;
  const first = await createTestSender((name) => ({ status: name === 'company 1' ? 201 : status }));
  status = 402;
  for (const number of [1, 2]) put(`${number}.0.json`, entryOf(number));
  expect(await first.passAfter(0)).toEqual(['company 1', 'visitor 1']);
  expect(await first.health()).toEqual(['well', 'paused: the provider answers 402', 'queue: 2']);
  expect([await first.passAfter(999), await first.passAfter(1)]).toEqual([[], ['visitor 1']]);
  status = 201;
  const second = await createTestSender();
  expect(await second.passAfter(0)).toEqual(['visitor 1', 'company 2', 'visitor 2']);
});

it('an e-mail that fails is tried again after doubling pauses up to an hour, and the health says that it is late', async () => {
  const { passAfter, health } = await createTestSender(() => ({ status: 503 }));
  put('1.0.json', entryOf(1));
  const pauses = [];
  for (let attempt = 0, pause = 1000; attempt < 14; attempt += 1, pause = Math.min(2 * pause, 3_600_000)) {
    pauses.push((await passAfter(0)).length, (await passAfter(pause - 1)).length);
    vi.advanceTimersByTime(1);
  }
  expect(pauses.join('')).toBe('10'.repeat(14));
  expect(await health()).toEqual(['unwell', 'late: an enquiry has not moved for an hour', 'queue: 1']);
});

it('Retry-After is obeyed', async () => {
  const { passAfter } = await createTestSender(() => ({ status: 503, waitMs: 60_000 }));
  put('1.0.json', entryOf(1));
  expect([await passAfter(0), await passAfter(59_999), await passAfter(1)]).toEqual([
    ['company 1'],
    [],
    ['company 1'],
  ]);
});

it('three files that fail in a row pause all, and then one that never failed goes first', async () => {
  let isDown = true;
  const { passAfter } = await createTestSender((name) => ({
    status: isDown && name !== 'company 4' ? 0 : 201,
  }));
  for (const number of [1, 2, 3, 4]) put(`${number}.0.json`, entryOf(number));
  expect(await passAfter(0)).toEqual(['company 1', 'company 2', 'company 3']);
  expect(await passAfter(999)).toEqual([]);
  expect((await passAfter(1))[0]).toBe('company 4');
  isDown = false;
  expect(await passAfter(3_600_000)).toHaveLength(7);
});

it('a mailbox is written to once a day, a crash included, whoever posts and however it is spelt', async () => {
  let status = 201;
  const { passAfter, mailboxes } = await createTestSender((name) => ({
    status: name[0] === 'v' ? status : 201,
  }));
  put('1.0.json', entryOf(1));
  put('2.0.json', { ...entryOf(1), email_id: 'ASHA-1+x@lender.example', full_name: 'asha-1@' });
  expect(await passAfter(0)).toEqual(['company 1', 'visitor 1', 'company 1']);
  status = 500;
  put('3.0.json', entryOf(3));
  expect(await passAfter(0)).toEqual(['company 3', 'visitor 3']);
  expect(await passAfter(1000)).toEqual(['visitor 3']);
  const restarted = await createTestSender();
  expect([await restarted.passAfter(0), list('queue')]).toEqual([[], []]);
  vi.advanceTimersByTime(DAY_MS);
  await mailboxes.sweep();
  expect(list('seen')).toEqual([]);
});

it('no more than the day’s number of acknowledgements leaves', async () => {
  const { passAfter } = await createTestSender();
  for (const number of [1, 2, 3, 4, 5]) put(`${number}.0.json`, entryOf(number));
  expect((await passAfter(0)).filter((name) => name.startsWith('visitor'))).toHaveLength(4);
  expect(list('queue')).toEqual([]);
});

it('an e-mail that has left is not sent again because its file cannot be moved', async () => {
  const { passAfter, health } = await createTestSender(() => {
    renameSync(folder, `${folder}-away`);
    return { status: 201 };
  });
  put('1.0.json', entryOf(1));
  expect(await passAfter(0)).toEqual(['company 1']);
  expect(await health()).toEqual(['unwell', 'disk: nothing can be stored (ENOENT)', 'queue: 1']);
  renameSync(`${folder}-away`, folder);
  expect(await passAfter(1000)).toEqual(['visitor 1']);
  renameSync(`${folder}-away`, folder);
  expect([await passAfter(1000), list('queue')]).toEqual([[], []]);
});

it('a person is erased by address, wherever the enquiry is', async () => {
  const { passAfter } = await createTestSender((name) => ({ status: name.endsWith('1') ? 400 : 503 }));
  for (const number of [1, 2]) put(`${number}.0.json`, entryOf(number));
  await passAfter(0);
  put('3.0.json', { ...entryOf(1), email_id: 'Asha-1@lender.example' });
  put('4.0.json', 'garbage of asha-1@lender.example');
  put('5.0.json', { ...entryOf(2), email_id: 'x-asha-1@lender.example', text: 'ask asha-1@lender.example' });
  expect(await erase(folder, ' ASHA-1@lender.example')).toMatch(/^3 files deleted\./);
  expect([list('queue'), list('stuck')]).toEqual([['2.0.json', '5.0.json'], []]);
  await expect(erase(`${folder}-of-nobody`, 'a@b.example')).rejects.toThrow('ENOENT');
});
