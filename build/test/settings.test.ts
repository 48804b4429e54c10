import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings, settingNames } from '../settings.ts';

const ADDRESS_SETTINGS = settingNames.filter((name) => name.endsWith('_URL'));
const EMAIL_KEY = { VITE_EMAIL_API_KEY: 'xkeysib-1' };
const read = (given: Record<string, string>, isPublic = true) => readSettings(given, isPublic);

it.each(ADDRESS_SETTINGS)('%s loses its trailing slash and must be an https address', (name) => {
  expect(read({ [name]: ' https://www.example.org/\n' })[name]).toBe('https://www.example.org');
  for (const value of ['www.example.org', '"https://www.example.org"', 'http://www.example.org'])
    expect(() => read({ [name]: value })).toThrow(
      new RegExp(`^${name} is wrong: it must be an https address without [^\\n]+\\.$`),
    );
});

it.each([
  ['VITE_SITE_URL', 'https://www.example.org/site'],
  ['VITE_ENQUIRY_URL', 'https://relay.example/enquiries'],
  ['VITE_EMAIL_API_URL', 'https://api.brevo.com/v3/'],
  ['VITE_FILE_HOST_URL', 'https://docs.wixstatic.com/ugd'],
  ['VITE_PHONE_CDN_URL', 'https://cdn.example/npm/intl-tel-input@29.5.1'],
  ['VITE_PHONE_CDN_URL', 'https://cdn.example/npm;script-src *'],
  ['VITE_EMAIL_API_KEY', 'ключ'],
  ['VITE_EMAIL_API_KEY', 'a key'],
  ['VITE_EMAIL_API_KEY', 'xkeysib\n1'],
  ['VITE_EMAIL_API_KEY', "'xkeysib-1'"],
  ['VITE_DATA_CLIENT_ID', 'xkeysib-1'],
  ['VITE_ALLOW_PUBLIC_EMAIL_KEY', 'no'],
])('%s=%j is refused in one sentence, without the value', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} is wrong: it must be [^\\n]+\\.$`));
  expect(() => read({ [name]: value })).not.toThrow(value);
});

it('an unknown setting is refused, unless Vite or a host sets it', () => {
  expect(() => read({ VITE_SITE_ULR: 'https://www.example.org', VITE_X: '1' })).toThrow(
    /^VITE_SITE_ULR is not a setting: [^\n]+\nVITE_X is not a setting: [^\n]+\.$/,
  );
  expect(
    read({ VITE_VERCEL_ENV: 'production', VITE_USER_NODE_ENV: 'production', VITE_SITE_URL: ' ' }),
  ).toEqual(read({}));
});

it('a key that would be public is refused unless that is allowed', () => {
  expect(() => read(EMAIL_KEY)).toThrow(/^VITE_EMAIL_API_KEY would be public: [^\n]+\.$/);
  expect(read(EMAIL_KEY, false)).toMatchObject(EMAIL_KEY);
  expect(read({ ...EMAIL_KEY, VITE_ALLOW_PUBLIC_EMAIL_KEY: 'yes' })).toMatchObject(EMAIL_KEY);
  expect(read({ ...EMAIL_KEY, VITE_ENQUIRY_URL: 'https://relay.example' })).toMatchObject(EMAIL_KEY);
  expect(read({ VITE_EMAIL_API_KEY: 'xkeysib-1\r\n' }, false)).toMatchObject(EMAIL_KEY);
});

// Site code never reads VITE_ALLOW_PUBLIC_EMAIL_KEY. The Containerfile takes no key, because images are public.
it.each([
  ['.env.example', []],
  ['src/env.d.ts', ['VITE_ALLOW_PUBLIC_EMAIL_KEY']],
  ['build/hosting/Containerfile', ['VITE_EMAIL_API_KEY', 'VITE_ALLOW_PUBLIC_EMAIL_KEY']],
])('%s names every setting except %j, and no other variable', (file, left) => {
  const named = new Set(readFileSync(file, 'utf8').match(/VITE_[A-Z_]+/g));
  expect([...named, ...left].toSorted()).toEqual(settingNames.toSorted());
});

it.each([
  ['scripts/build.ts'],
  ['scripts/start.ts'],
  ['node_modules/vite/bin/vite.js', '--mode', 'embedded'],
])('%s prints a sentence for each wrong setting and ends', (...args) => {
  const env = { ...process.env, VITE_SITE_URL: 'a', VITE_SITE_ULR: 'b' };
  const options = { encoding: 'utf8', env } as const;
  const run = spawnSync(process.execPath, ['-r', './build/surroundings.cjs', ...args], options);
  expect(run.stderr).toMatch(
    /^VITE_SITE_URL is wrong: [^\n]+\.\nVITE_SITE_ULR is not a setting: [^\n]+\.\n$/,
  );
  expect(run.status).toBe(1);
});
