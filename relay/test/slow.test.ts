import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { makeEntry, makeSpoolFolder, postEnquiryTo, siteOrigin } from './support/relay.ts';
import { startEmailProvider, startRelayProcess, startTestRelay } from './support/relay.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Posts an enquiry and returns whether it was accepted: false if the relay is killed meanwhile. */
async function tryPostEntry(origin: string, number: number): Promise<boolean> {
  const answer = await postEnquiryTo(origin, makeEntry(number)).catch(() => undefined);
  return answer?.status === 201;
}

/** Starts a provider for an empty spool folder; `expectEmailsFor` checks its e-mails at the end of a test. */
async function startProviderForEmptySpool() {
  const { url, taken, close } = await startEmailProvider();
  const settings = { EMAIL_API_URL: url, RELAY_FOLDER: makeSpoolFolder() };
  const isEmpty = () => globSync(`${settings.RELAY_FOLDER}/{queue,stuck}/*`).length === 0;
  /** Lets a relay send the queue; expects an e-mail for each accepted enquiry, and no acknowledgement twice. */
  const expectEmailsFor = async (accepted: readonly number[]): Promise<void> => {
    const { child, ended } = await startRelayProcess(settings);
    await vi.waitUntil(isEmpty, 600_000);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(accepted.filter((number) => !taken.includes(`company ${number}`))).toEqual([]);
    const thanks = taken.filter((name) => name.startsWith('visitor'));
    expect(thanks.filter((name, index) => thanks.indexOf(name) !== index)).toEqual([]);
    close();
  };
  return { settings, isEmpty, expectEmailsFor };
}

it('a relay that is killed at any file operation loses no accepted enquiry', async () => {
  const nodeArgs = ['--import', './relay/test/support/kill-at.ts'];
  for (let at = 1, isKilled = true; isKilled; at += 1) {
    const { settings, isEmpty, expectEmailsFor } = await startProviderForEmptySpool();
    const relay = await startRelayProcess({ ...settings, KILL_AT: `${at}` }, nodeArgs);
    const accepted = (await tryPostEntry(relay.origin, 1)) ? [1] : [];
    await vi.waitUntil(() => relay.hasEnded() || isEmpty(), 600_000);
    relay.child.kill('SIGTERM');
    isKilled = (await relay.ended).signal === 'SIGKILL';
    await expectEmailsFor(accepted);
  }
});

it('a relay that is killed fifteen times under load loses no accepted enquiry', async () => {
  const { settings, expectEmailsFor } = await startProviderForEmptySpool();
  const accepted: number[] = [];
  for (let kill = 1; kill <= 15; kill += 1) {
    const { origin, child, ended } = await startRelayProcess(settings);
    let left = 10 * kill;
    const post = async (number: number): Promise<void> => {
      if (!(await tryPostEntry(origin, number))) return;
      accepted.push(number);
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
      await post(number + 1);
    };
    await Promise.all([1, 2, 3, 4].map((visitor) => post(10_000 * kill + 1000 * visitor)));
    expect((await ended).signal).toBe('SIGKILL');
  }
  expect(accepted.length).toBeGreaterThan(1000);
  await expectEmailsFor(accepted);
});

it('a slowly arriving body is cut off after 10 s with one log line', async () => {
  const { origin, log, stop } = await startTestRelay();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const head = `POST /enquiries HTTP/1.1\r\nhost: a\r\norigin: ${siteOrigin}\r\ncontent-length: 99\r\n`;
  socket.write(`${head}content-type: application/json\r\n\r\n`);
  const dripping = setInterval(() => socket.write(' '), 500);
  const startedAt = performance.now();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(dripping);
  expect(performance.now() - startedAt).toBeLessThan(12_500);
  expect(log).toEqual([{ event: 'refused', status: 408 }]);
  await stop();
});
