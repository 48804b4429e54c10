import { glob, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../../src/content/paths.ts';
import { buildSite } from '../build-site.ts';

const SITE_FOLDER = '.cache/unit/site';
const pageHtml = new Map<string, string>();

/** The relay's key may be set on the machine that builds the site; the build must not contain it. */
const RELAY_EMAIL_KEY = 'xkeysib-of-the-relay';

beforeAll(async () => {
  vi.stubEnv('EMAIL_API_KEY', RELAY_EMAIL_KEY);
  vi.stubEnv('NODE_ENV', 'development');
  await buildSite({ outDir: SITE_FOLDER });
  for await (const file of glob(`${SITE_FOLDER}/**/*.html`)) pageHtml.set(file, await readFile(file, 'utf8'));
}, 120_000);

describe('a built page', () => {
  it('exists for each route and for unknown addresses', () => {
    expect(pageHtml.size).toBe(Object.keys(paths).length);
  });

  it('inlines the CSS of every class that it uses, even in lazily loaded parts', () => {
    for (const [file, html] of pageHtml) {
      const style = /<style>(.*?)<\/style>/s.exec(html)![1]!;
      const body = html.slice(html.indexOf('<body'));
      const classes = [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/));
      const scoped = new Set(classes.filter((name) => /^[A-Z]{1,2}[0-9a-z]{1,2}$/.test(name)));
      expect(scoped.size, file).toBeGreaterThan(10);
      const missing = [...scoped].filter((name) => !style.includes(`.${name}`));
      expect(missing, file).toEqual([]);
    }
  });

  it('has its content in place without scripts', () => {
    for (const [file, html] of pageHtml) {
      expect(html.match(/<template|\$RC\(|<!--\$[?!]-->/g), file).toBeNull();
      const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)];
      expect(scripts, file).toHaveLength(1);
    }
  });
});

describe('a built site', () => {
  it("contains React's production build and not the relay's key", async () => {
    const files = await Array.fromAsync(glob(`${SITE_FOLDER}/**/*.{html,js,css,json,txt,webmanifest}`));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(texts.join('').length).toBeGreaterThan(500_000);
    expect(texts.filter((text) => text.includes(RELAY_EMAIL_KEY))).toEqual([]);
    // React's production build has links instead of error messages.
    expect(texts.filter((text) => text.includes('https://react.dev/errors/')).length).toBeGreaterThan(0);
  });
});

describe('a site that is built with a relay', () => {
  it('contains neither the address nor the key of the provider', async () => {
    vi.stubEnv('VITE_EMAIL_API_KEY', 'xkeysib-of-the-site');
    vi.stubEnv('VITE_EMAIL_API_URL', 'https://mail.sangam.example');
    vi.stubEnv('VITE_ENQUIRY_URL', 'https://relay.sangam.example');
    const outDir = '.cache/unit/site-with-relay';
    await buildSite({ outDir, complete: false });
    vi.unstubAllEnvs();
    const files = await Array.fromAsync(glob(`${outDir}/**/*.{html,js}`));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(texts.filter((text) => /xkeysib|mail\.sangam|brevo/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('https://relay.sangam.example')).length).toBeGreaterThan(13);
  });
});
