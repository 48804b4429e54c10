import { expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';

const least = { EMAIL_API_KEY: 'key', RELAY_ORIGINS: 'https://a.example,http://127.0.0.1:4173' };

it('the relay needs a key and the origins of the site, and has a default for all other settings', () => {
  expect(readSettings(least)).toMatchObject({
    emailApiUrl: 'https://api.brevo.com',
    origins: ['https://a.example', 'http://127.0.0.1:4173'],
    host: '127.0.0.1',
    port: 8025,
    keepMs: 7 * 86_400_000,
  });
});

it('one error names all settings that are wrong', () => {
  expect(() => readSettings({ RELAY_PORT: '70000' })).toThrow(
    'EMAIL_API_KEY is missing\nRELAY_ORIGINS is missing\nRELAY_PORT is "70000"; it must be a whole number from 0 to 65535',
  );
});

it.each([
  ['EMAIL_API_URL', 'http://mail.example'],
  ['EMAIL_API_URL', 'https://mail.example/'],
  ['EMAIL_API_URL', 'mail.example'],
  ['RELAY_ORIGINS', 'https://a.example/'],
  ['RELAY_ORIGINS', '*'],
  ['RELAY_ORIGINS', ','],
  ['RELAY_HOST', 'a.example'],
  ['RELAY_KEEP_DAYS', '0'],
  ['RELAY_QUEUE', '1.5'],
  ['RELAY_QUEUE', '-1.5'],
  ['RELAY_RETRY_MS', 'soon'],
])('the setting %s=%s is refused', (name, value) => {
  expect(() => readSettings({ ...least, [name]: value })).toThrow(
    new RegExp(`^${name} is "${RegExp.escape(value)}"; it must be .+$`),
  );
});

it('an empty setting counts as not set', () => {
  expect(readSettings({ ...least, RELAY_PORT: '', EMAIL_API_URL: '' })).toEqual(readSettings(least));
  expect(() => readSettings({ ...least, EMAIL_API_KEY: '' })).toThrow('EMAIL_API_KEY is missing');
});
