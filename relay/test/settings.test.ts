import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startRelay } from '../src/relay.ts';
import { readSettings } from '../src/settings.ts';
import { makeFolder, settingsWith, startTestRelay } from './support/start-relay.ts';

const NUMBERS = { RELAY_PORT: ['65536', '1.5', '-1', 'x'], RELAY_PROXIES: ['11'], RELAY_KEEP_DAYS: ['0'] };
const COUNTS = ['RELAY_PER_NETWORK', 'RELAY_PER_DAY', 'RELAY_THANKS_PER_DAY'].map((name) => [
  name,
  ['0', '1e3'],
]);
const WRONG: Record<string, string[]> = {
  ...NUMBERS,
  ...Object.fromEntries(COUNTS),
  EMAIL_API_KEY: ['', 'a key', 'key\n', 'schlüssel'],
  EMAIL_API_URL: ['http://a.example', 'https://k@a.example', 'https://a.example?x', 'ftp://a'],
  RELAY_ORIGINS: ['', 'https://a.example/', 'a.example', 'https://a.example,', '*', 'null'],
  RELAY_HOST: ['localhost', '1.2.3'],
};

it.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value])))(
  '%s=%j is refused in one sentence, without the value',
  (name, value) => {
    const read = () => readSettings(settingsWith({ [name!]: value! }));
    expect(read).toThrow(new RegExp(`^${name} is (missing|wrong: it must be [^\\n]+)\\.$`));
  },
);

it('an empty setting has its default, and an address no slash at its end', () => {
  const { RELAY_FOLDER, RELAY_PORT } = readSettings(settingsWith({ RELAY_FOLDER: '', RELAY_PORT: '' }));
  expect([RELAY_FOLDER, RELAY_PORT]).toEqual(['spool', 8025]);
  const { EMAIL_API_URL } = readSettings(settingsWith({ EMAIL_API_URL: 'https://a.example/' }));
  expect(EMAIL_API_URL).toBe('https://a.example');
});

it('a folder or a port that cannot be used is refused in one sentence', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  const start = (given: object) =>
    startRelay({ ...readSettings(settingsWith({})), ...given }, () => undefined);
  await expect(start({ RELAY_FOLDER: file })).rejects.toThrow(
    /^RELAY_FOLDER cannot be used: ENOTDIR[^\n]+\.$/,
  );
  await expect(start({ RELAY_FOLDER: '/dev/full/x' })).rejects.toThrow(/^RELAY_FOLDER cannot be used/);
  const { origin, stop } = await startTestRelay();
  const taken = start({ RELAY_PORT: Number(new URL(origin).port) });
  await expect(taken).rejects.toThrow(/^RELAY_HOST and RELAY_PORT cannot be used: [^\n]+EADDRINUSE[^\n]+\.$/);
  await stop();
});

it.each([
  ['a setting', [], 'EMAIL_API_KEY is missing.\nRELAY_ORIGINS is missing.\n'],
  ['a command', ['forget', 'a@b.example'], 'Say nothing to start the relay, or: erase ADDRESS\n'],
])('a start with the wrong %s ends with status 2 and a sentence', (_what, words, said) => {
  const options = { encoding: 'utf8', env: { PATH: process.env.PATH } } as const;
  const { status, stderr } = spawnSync(process.execPath, ['relay/src/main.ts', ...words], options);
  expect([status, stderr]).toEqual([2, said]);
});
