import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '../../../src/content/paths.ts';
import { renderHostFiles } from '../host-files.ts';
import { headersOf, parseHeaderRules, parseRedirects } from '../parse-rules.ts';
import { commonHeaders, IMMUTABLE_CACHE } from '../hosting-rules.ts';

it.each(Object.entries(renderHostFiles()))(
  '%s is up to date with build/hosting/hosting-rules.ts',
  (name, text) => {
    expect(readFileSync(name, 'utf8'), 'run "npm run generate -- hosting"').toBe(text);
  },
);

it('parseHeaderRules reads the headers that renderHostFiles wrote', () => {
  const rules = parseHeaderRules(renderHostFiles()['public/_headers']!);
  expect(headersOf(rules, '/company')).toEqual(commonHeaders);
  expect(headersOf(rules, '/assets/a-1.js')).toEqual([...commonHeaders, ['Cache-Control', IMMUTABLE_CACHE]]);
});

it('parseRedirects reads the redirects that renderHostFiles wrote', () => {
  const read = parseRedirects(renderHostFiles()['public/_redirects']!);
  const pages = Object.keys(paths).length - 1;
  // The home page has two redirects, every other page has one.
  expect(read.size).toBe(pages + 1);
  expect(read.get('/product/prism.html')).toBe('/product/prism');
});

it.each(['build/hosting/nginx.conf', 'build/hosting/Caddyfile'])('%s has every common header', (name) => {
  const text = renderHostFiles()[name]!;
  for (const [header, value] of commonHeaders) expect(text).toContain(`${header} "${value}"`);
});
