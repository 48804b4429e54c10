import { expect, it } from 'vitest';
import { normaliseAddress } from '../normalise-address.ts';

it.each([
  ['https://relay.example', 'https://relay.example'],
  ['https://relay.example/', 'https://relay.example'],
  [' https://relay.example//\r\n', 'https://relay.example'],
  ['HTTPS://Relay.Example:443/Mail/', 'https://relay.example/Mail'],
  ['https://cdn.example/a/../npm', 'https://cdn.example/npm'],
  ['https://संगम.example', 'https://xn--i1b6bvdsb.example'],
  ['https://cdn.example/@scope/a%20b', 'https://cdn.example/@scope/a%20b'],
  ['http://127.0.0.1:8025/', 'http://127.0.0.1:8025'],
  ['http://localhost:8025', 'http://localhost:8025'],
])('normaliseAddress turns %j into %j', (text, address) => expect(normaliseAddress(text)).toBe(address));

it.each([
  '',
  'www.example.org',
  '//www.example.org',
  'https:www.example.org',
  'https:\\\\www.example.org',
  '"https://www.example.org"',
  'https://',
  'https://https://www.example.org',
  'https://www.example.org/a//b',
  'https://www.example.org?a',
  'https://www.example.org#a',
  'https://asha:secret@www.example.org',
  'https://www.example .org',
  'https://www.example.org/a b',
  'https://cdn.example/npm;script-src',
  "https://cdn.example/npm,'unsafe-inline'",
  'https://*.example',
  'http://www.example.org',
  'http://127.0.0.1.example.org',
  'ftp://www.example.org',
  'javascript:alert(1)',
])('normaliseAddress refuses %j', (text) => expect(normaliseAddress(text)).toBeUndefined());
