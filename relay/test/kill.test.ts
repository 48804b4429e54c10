import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startProvider } from './support/provider.ts';
import { startRelayProcess } from './support/relay-process.ts';
import { entryOf, makeFolder, postTo } from './support/start-relay.ts';

const KILL = ['--import', './relay/test/support/kill-at.ts'];

/** Posts an enquiry and returns whether it was accepted; a relay that is killed meanwhile accepts none. */
const isAccepted = async (origin: string | undefined, number: number): Promise<boolean> =>
  origin !== undefined &&
  (await postTo(origin, entryOf(number)).then(
    ({ status }) => status === 201,
    () => false,
  ));

/** Starts a relay that is not killed and lets it send whatever is in the queue, which may not be there yet. */
async function drain(settings: { RELAY_FOLDER: string; EMAIL_API_URL: string }): Promise<void> {
  const names = globSync(`${settings.RELAY_FOLDER}/queue/*`);
  const { child, ended, until } = await startRelayProcess(settings);
  await until(({ event, file }) => /^(sent|spared)$/.test(event) && file!.endsWith('.1.json'), names.length);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(globSync(`${settings.RELAY_FOLDER}/{queue,stuck}/*`)).toEqual([]);
}

/** Expects the company's e-mail of each accepted enquiry, and no acknowledgement twice. */
function expectKept(taken: readonly string[], accepted: readonly number[]): void {
  expect(accepted.filter((number) => !taken.includes(`company ${number}`))).toEqual([]);
  const thanks = taken.filter((name) => name.startsWith('visitor'));
  expect(thanks.filter((name, index) => thanks.indexOf(name) !== index)).toEqual([]);
}

it('a relay that is killed at any file operation keeps what it accepted', { timeout: 600_000 }, async () => {
  for (let at = 1, killed = true; killed; at += 1) {
    const provider = await startProvider();
    const settings = { EMAIL_API_URL: provider.url, RELAY_FOLDER: makeFolder() };
    const { origin, child, ended, until } = await startRelayProcess({ ...settings, KILL_AT: `${at}` }, KILL);
    const accepted = (await isAccepted(origin, 1)) ? [1] : [];
    await until(({ event, file }) => event === 'sent' && file!.endsWith('.1.json'), accepted.length);
    child.kill('SIGTERM');
    killed = (await ended).signal === 'SIGKILL';
    await drain(settings);
    expectKept(provider.taken, accepted);
    provider.close();
  }
});

it(
  'a relay that is killed fifteen times under load keeps what it accepted',
  { timeout: 600_000 },
  async () => {
    const provider = await startProvider();
    const settings = { EMAIL_API_URL: provider.url, RELAY_FOLDER: makeFolder() };
    const accepted: number[] = [];
    for (let kill = 1; kill <= 15; kill += 1) {
      const { origin, child, ended } = await startRelayProcess(settings);
      let left = 10 * kill;
      const post = async (number: number): Promise<void> => {
        if (!(await isAccepted(origin, number))) return;
        accepted.push(number);
        left -= 1;
        if (left === 0) child.kill('SIGKILL');
        await post(number + 1);
      };
      await Promise.all([1, 2, 3, 4].map((visitor) => post(10_000 * kill + 1000 * visitor)));
      expect((await ended).signal).toBe('SIGKILL');
    }
    await drain(settings);
    expect(accepted.length).toBeGreaterThan(1000);
    expectKept(provider.taken, accepted);
    provider.close();
  },
);
