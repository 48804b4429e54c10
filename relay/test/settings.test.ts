import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startRelay } from '../src/main.ts';
import { readSettings } from '../src/settings.ts';
import { createTestSettings, startTestRelay } from './support/relay.ts';

it.each([
  ['EMAIL_API_KEY', ['', 'a key', 'key\n', 'schlüssel']],
  ['EMAIL_API_URL', ['http://a.example', 'https://k@a.example', 'https://a.example?x', 'ftp://a']],
  ['RELAY_ORIGINS', ['', 'https://a.example/', 'a.example', 'https://a.example,', '*', 'null']],
  ['RELAY_HOST', ['localhost', '1.2.3']],
  ['RELAY_PORT', ['65536', '1.5', '-1', 'x']],
  ['RELAY_PROXIES', ['11']],
  ['RELAY_KEEP_DAYS', ['0']],
  ['RELAY_PER_NETWORK', ['0', '1e3']],
  ['RELAY_PER_DAY', ['0']],
  ['RELAY_THANKS_PER_DAY', ['0']],
  ['RELAY_PROXYS', ['1']],
])('%s is refused in one sentence, without the value, if it is one of %j', (name, values) => {
  const sentence = new RegExp(`^${name} is (missing|not a setting|wrong: it must be [^\\n]+)\\.$`);
  for (const value of values)
    expect(() => readSettings(createTestSettings({ [name]: value })), value).toThrow(sentence);
});

it('an empty setting gets its default, and an address loses its trailing slash', () => {
  const { RELAY_FOLDER, RELAY_PORT } = readSettings(createTestSettings({ RELAY_FOLDER: '', RELAY_PORT: '' }));
  expect([RELAY_FOLDER, RELAY_PORT]).toEqual(['spool', 8025]);
  const { EMAIL_API_URL } = readSettings(createTestSettings({ EMAIL_API_URL: 'https://a.example/' }));
  expect(EMAIL_API_URL).toBe('https://a.example');
});

it('a folder or a port that cannot be used is refused in one sentence', async () => {
  const start = (given: object) =>
    startRelay({ ...readSettings(createTestSettings({})), ...given }, () => undefined);
  const { origin, stop } = await startTestRelay();
  const folder = start({ RELAY_FOLDER: '/dev/null/x' });
  await expect(folder).rejects.toThrow(/^RELAY_FOLDER cannot be used: ENOTDIR[^\n]+\.$/);
  const port = start({ RELAY_PORT: Number(new URL(origin).port) });
  await expect(port).rejects.toThrow(/^RELAY_HOST and RELAY_PORT cannot be used: [^\n]+EADDRINUSE[^\n]+\.$/);
  await stop();
});

it.each([
  ['setting', [], 'EMAIL_API_KEY is missing.\nRELAY_ORIGINS is missing.\n'],
  [
    'command',
    ['forget', 'a@b.example'],
    'Usage: no argument starts the relay, "erase ADDRESS" deletes a person\'s enquiries\n',
  ],
])('a start with a wrong %s ends with status 2 and a sentence', (_what, words, said) => {
  const options = { encoding: 'utf8', env: { PATH: process.env.PATH } } as const;
  const { status, stderr } = spawnSync(process.execPath, ['relay/src/main.ts', ...words], options);
  expect([status, stderr]).toEqual([2, said]);
});
