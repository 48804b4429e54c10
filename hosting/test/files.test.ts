import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hostFiles } from '../files.ts';
import { headersOf, parseHeaderRules, parseRedirects } from '../read.ts';
import { everyFile, KEPT, redirects } from '../rules.ts';

it.each(Object.entries(hostFiles()))('%s is what its source says', (name, text) => {
  expect(readFileSync(name, 'utf8'), 'run "npm run hosting"').toBe(text);
});

it('is read from _headers as it was written', () => {
  const rules = parseHeaderRules(hostFiles()['public/_headers']!);
  expect(headersOf(rules, '/company')).toEqual(everyFile);
  expect(headersOf(rules, '/assets/a-1.js')).toEqual([...everyFile, ['Cache-Control', KEPT]]);
});

it('is read from _redirects as it was written', () => {
  const read = parseRedirects(hostFiles()['public/_redirects']!);
  expect([...read]).toEqual(redirects.map(({ from, to }) => [from, to]));
  expect(read.get('/product/prism.html')).toBe('/product/prism');
});

it.each(['hosting/nginx.conf', 'hosting/Caddyfile'])('%s names every header and every redirect', (name) => {
  const text = hostFiles()[name]!;
  for (const [header, value] of everyFile) expect(text).toContain(`${header} "${value}"`);
  for (const { from } of redirects) expect(text).toContain(` ${from} `);
});
