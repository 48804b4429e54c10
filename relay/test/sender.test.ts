import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eraseEnquiries } from '../src/main.ts';
import { createSender } from '../src/sender.ts';
import { describeHealth } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { DAY_MS, createSpool } from '../src/spool.ts';
import { makeEntry, makeSpoolFolder, createTestSettings, startEmailProvider } from './support/relay.ts';

let folder: string;
let log: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
  [folder, log] = [makeSpoolFolder(), []];
});
afterEach(() => void vi.useRealTimers());

/** A sender on the test's folder. `answerTo` maps an e-mail's name to the status with which the provider answers. */
async function createTestSender(answerTo?: (name: string) => number, retryAfter?: string) {
  const { url, tried, close } = await startEmailProvider(answerTo, retryAfter);
  onTestFinished(() => void close());
  const given = { RELAY_FOLDER: folder, EMAIL_API_URL: url, RELAY_THANKS_PER_DAY: '4' };
  const settings = readSettings(createTestSettings(given));
  const spool = createSpool(folder);
  await spool.open();
  const write = (event: string, fields?: object) => void log.push(`${event} ${JSON.stringify(fields)}`);
  const sender = await createSender({ settings, spool, log: write }, new AbortController().signal);
  /** Advances the clock and calls `sendDue` once; returns the names of the e-mails that the sender tried to send. */
  const passAfter = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    tried.splice(0);
    await sender.sendDue();
    return [...tried];
  };
  const health = async () => (await describeHealth(spool, sender.pausedBy())).words!.trim().split('\n');
  return { spool, passAfter, health };
}
const enqueue = (name: string, entry: unknown) =>
  writeFileSync(`${folder}/queue/${name}`, typeof entry === 'string' ? entry : JSON.stringify(entry));
const filesIn = (place: string) => readdirSync(`${folder}/${place}`).toSorted();

it('enquiries are sent oldest first, with at most the daily number of acknowledgements, and leave only marks', async () => {
  const { passAfter, health } = await createTestSender();
  for (const number of [5, 4, 3, 2, 1]) enqueue(`${number}.0.json`, makeEntry(number));
  const pairs = [1, 2, 3, 4].flatMap((number) => [`company ${number}`, `visitor ${number}`]);
  expect(await passAfter(0)).toEqual([...pairs, 'company 5']);
  expect([filesIn('queue'), filesIn('tmp'), filesIn('stuck')]).toEqual([[], [], []]);
  expect(filesIn('seen')).toHaveLength(4);
  expect(await health()).toEqual(['well', 'stuck: 0', 'queue: 0']);
});

it.each([
  ...[200, 201, 202, 204].map((status) => [status, 'sent'] as const),
  ...[401, 402, 403, 429].map((status) => [status, 'account'] as const),
  ...[400, 404, 413, 422].map((status) => [status, 'stuck'] as const),
  ...[0, 302, 408, 425, 500, 503].map((status) => [status, 'later'] as const),
])('after status %i of the provider the e-mail is logged as %s', async (status, event) => {
  const { passAfter } = await createTestSender(() => status);
  enqueue('1.0.json', makeEntry(1));
  await passAfter(0);
  expect(log[0]).toMatch(new RegExp(`^${event} `));
  expect(log.join('\n')).not.toContain('asha');
});

it('unreadable files are moved to stuck/, and the next enquiry is sent in the same pass', async () => {
  const { passAfter, health } = await createTestSender();
  const [whole, older] = [makeEntry(9), { ...makeEntry(9), text: undefined }];
  const garbage = ['1.0.json', '2.0.json', '3.1.json', '4.json', '5 6.0.json'];
  for (const [index, content] of ['x\0', '', older, whole, whole].entries())
    enqueue(garbage[index]!, content);
  mkdirSync(`${folder}/queue/7.0.json`);
  enqueue('8.0.json.why.txt', 'moved back with its file');
  enqueue('.9.0.json.x', 'rsync is writing this');
  enqueue('9.0.json', makeEntry(1));
  expect(await passAfter(0)).toEqual(['company 1', 'visitor 1']);
  expect(filesIn('queue')).toEqual(['.9.0.json.x']);
  const names = [...garbage, '7.0.json'].flatMap((name) => [name, `${name}.why.txt`]);
  expect(filesIn('stuck')).toEqual(names.toSorted());
  expect(await health()).toEqual(['well', 'stuck: 6', 'queue: 0']);
});

it('a refused enquiry is stored with the reason, sent once it is moved back, and deleted after its time', async () => {
  let status = 400;
  const { passAfter, spool } = await createTestSender((name) => (name === 'company 2' ? 400 : status));
  for (const number of [1, 2]) enqueue(`${number}.0.json`, makeEntry(number));
  await passAfter(0);
  expect(readFileSync(`${folder}/stuck/1.0.json.why.txt`, 'utf8')).toMatch(/^400 not valid: .+asha-1@/);
  status = 201;
  renameSync(`${folder}/stuck/1.0.json`, `${folder}/queue/1.0.json`);
  expect(await passAfter(1000)).toEqual(['company 1', 'visitor 1']);
  await spool.purge(DAY_MS);
  expect(filesIn('stuck')).toHaveLength(3);
  vi.advanceTimersByTime(DAY_MS);
  await spool.purge(DAY_MS);
  expect(filesIn('stuck')).toEqual([]);
});

it('an unpaid account pauses the queue, and no e-mail is lost, even by a restart', async () => {
  const first = await createTestSender((name) => (name === 'company 1' ? 201 : 402));
  for (const number of [1, 2]) enqueue(`${number}.0.json`, makeEntry(number));
  expect(await first.passAfter(0)).toEqual(['company 1', 'visitor 1']);
  expect(await first.health()).toEqual(['well', 'paused: the provider answers 402', 'stuck: 0', 'queue: 2']);
  expect([await first.passAfter(999), await first.passAfter(1)]).toEqual([[], ['visitor 1']]);
  const second = await createTestSender();
  expect(await second.passAfter(0)).toEqual(['visitor 1', 'company 2', 'visitor 2']);
});

it('a failed e-mail is retried with pauses that double up to an hour, and /health reports it as late', async () => {
  const { passAfter, health } = await createTestSender(() => 503);
  enqueue('1.0.json', makeEntry(1));
  const tries = [];
  for (let attempt = 0, pause = 1000; attempt < 14; attempt += 1, pause = Math.min(2 * pause, 3_600_000)) {
    tries.push((await passAfter(0)).length, (await passAfter(pause - 1)).length);
    vi.advanceTimersByTime(1);
  }
  expect(tries.join('')).toBe('10'.repeat(14));
  expect((await health()).join(', ')).toBe(
    'unwell, late: an enquiry has not moved for an hour, stuck: 0, queue: 1',
  );
});

it.each(['60', new Date(1_800_000_060_000).toUTCString()])('Retry-After: %s is obeyed', async (after) => {
  vi.setSystemTime(1_800_000_000_000);
  const { passAfter } = await createTestSender(() => 503, after);
  enqueue('1.0.json', makeEntry(1));
  const tries = [await passAfter(0), await passAfter(59_999), await passAfter(1)];
  expect(tries.map(({ length }) => length)).toEqual([1, 0, 1]);
});

it('three failures in a row pause the queue, and then files that never failed are sent first', async () => {
  let isDown = true;
  const { passAfter, health } = await createTestSender((name) => (isDown && name !== 'company 4' ? 0 : 201));
  for (const number of [1, 2, 3, 4]) enqueue(`${number}.0.json`, makeEntry(number));
  expect(await passAfter(0)).toEqual(['company 1', 'company 2', 'company 3']);
  expect(await health()).toEqual(['well', 'paused: the provider answers nothing', 'stuck: 0', 'queue: 4']);
  expect(await passAfter(999)).toEqual([]);
  expect((await passAfter(1))[0]).toBe('company 4');
  isDown = false;
  expect(await passAfter(3_600_000)).toHaveLength(7);
});

it('a mailbox gets one acknowledgement a day, despite crashes, clock changes, other senders and spellings', async () => {
  let status = 201;
  const { passAfter } = await createTestSender((name) => (name.startsWith('visitor') ? status : 201));
  enqueue('1.0.json', makeEntry(1));
  enqueue('2.0.json', { ...makeEntry(1), email_id: 'ASHA-1+x@lender.example', full_name: 'asha-1@' });
  expect(await passAfter(0)).toEqual(['company 1', 'visitor 1', 'company 1']);
  vi.setSystemTime(Date.now() + DAY_MS);
  enqueue('3.0.json', makeEntry(1));
  expect(await passAfter(0)).toEqual(['company 1']);
  status = 500;
  enqueue('4.0.json', makeEntry(4));
  expect(await passAfter(0)).toEqual(['company 4', 'visitor 4']);
  expect(await passAfter(1000)).toEqual(['visitor 4']);
  vi.setSystemTime(Date.now() - DAY_MS);
  const restarted = await createTestSender();
  expect([await restarted.passAfter(0), filesIn('queue')]).toEqual([[], []]);
  vi.advanceTimersByTime(DAY_MS);
  await vi.waitFor(() => expect(filesIn('seen')).toEqual([]));
});

it('a sent e-mail is not sent again if its file cannot be moved', async () => {
  const { passAfter, health } = await createTestSender(() => {
    renameSync(folder, `${folder}-away`);
    return 201;
  });
  enqueue('1.0.json', makeEntry(1));
  expect(await passAfter(0)).toEqual(['company 1']);
  expect(await health()).toEqual(['unwell', 'disk: nothing can be stored (ENOENT)']);
  renameSync(`${folder}-away`, folder);
  expect(await passAfter(1000)).toEqual(['visitor 1']);
  renameSync(`${folder}-away`, folder);
  expect([await passAfter(1000), filesIn('queue')]).toEqual([[], []]);
});

it("erase deletes a person's enquiries by address, also unreadable and stuck ones", async () => {
  const { passAfter } = await createTestSender((name) => (name.endsWith('1') ? 400 : 503));
  for (const number of [1, 2]) enqueue(`${number}.0.json`, makeEntry(number));
  await passAfter(0);
  enqueue('3.0.json', { ...makeEntry(1), email_id: 'Asha-1@lender.example' });
  enqueue('4.0.json', 'garbage of asha-1@lender.example');
  const other = { email_id: 'x-asha-1@lender.example', text: 'ask asha-1@lender.example' };
  enqueue('5.0.json', { ...makeEntry(2), ...other });
  expect(await eraseEnquiries(folder, ' ASHA-1@lender.example')).toMatch(/^3 enquiries deleted,/);
  expect([filesIn('queue'), filesIn('stuck')]).toEqual([['2.0.json', '5.0.json'], []]);
  const missing = eraseEnquiries(`${folder}-of-nobody`, 'a@b.example');
  await expect(missing).rejects.toThrow('RELAY_FOLDER cannot be used');
});
