import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { renderAllPages } from '../../src/app/prerender.tsx';
import { paths } from '../../src/content/paths.ts';
import { renderSiteFiles } from '../site-files.ts';
import { drawSiteImages } from '../site-images.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const builtAt = new Date('2026-11-20T09:00:00Z');
const pages = await renderAllPages();
const files = renderSiteFiles(pages, builtAt);
const images = await drawSiteImages(pages);
const indexableUrls = pages.filter(({ index }) => index).map(({ url }) => url);

describe('the files for crawlers', () => {
  it('list exactly the indexable pages in sitemap.xml', () => {
    const addresses = [...files['sitemap.xml']!.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(addresses).toEqual(indexableUrls);
    expect(addresses).toHaveLength(Object.keys(paths).length - 1);
    expect(files['sitemap.xml']).not.toContain('/404');
  });

  it('name the sitemap in robots.txt, which disallows nothing', () => {
    expect(files['robots.txt']).toContain('Sitemap: https://www.sangam.example/sitemap.xml\n');
    expect(files['robots.txt']).not.toContain('Disallow');
  });

  it('list the same pages in llms.txt', () => {
    const text = files['llms.txt']!;
    expect(text.startsWith('# Sangam\n\n> Connecting ecosystems')).toBe(true);
    expect([...text.matchAll(/\]\((.*?)\): \S/g)].map(([, url]) => url).toSorted()).toEqual(
      indexableUrls.toSorted(),
    );
  });
});

describe('security.txt', () => {
  const fields = new Map(
    files['.well-known/security.txt']!.trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );

  it('has a contact and its own address', () => {
    expect(fields.get('Contact')).toMatch(/^mailto:\S+@sangam\.example$/);
    expect(fields.get('Canonical')).toBe('https://www.sangam.example/.well-known/security.txt');
  });

  it('expires no sooner than 30 days and no later than a year after the build', () => {
    const days = (Date.parse(fields.get('Expires')!) - builtAt.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThanOrEqual(365);
  });
});

describe('the drawn pictures', () => {
  const sizeOf = (image: Buffer) => [image.readUInt32BE(16), image.readUInt32BE(20)];

  it.each(pages.map(({ path, image }) => [path, new URL(image).pathname.slice(1)]))(
    'have one for link previews of %s, 1200 by 630 px and at most 60 KB',
    (_path, name) => {
      const picture = images[name]!;
      expect(sizeOf(picture)).toEqual([1200, 630]);
      expect(picture.length).toBeLessThanOrEqual(60 * 1024);
    },
  );

  it('differ from page to page', () => {
    const social = Object.entries(images).filter(([name]) => name.startsWith('social/'));
    expect(new Set(social.map(([, picture]) => picture.toString('base64'))).size).toBe(pages.length);
  });

  it('have the sizes that the manifest names', () => {
    const { icons } = JSON.parse(files['site.webmanifest']!) as { icons: { src: string; sizes: string }[] };
    const drawn = icons.filter(({ src }) => src.endsWith('.png'));
    expect(drawn).toHaveLength(3);
    for (const { src, sizes } of drawn) expect(sizeOf(images[src.slice(1)]!).join('x')).toBe(sizes);
  });

  it('include the icons that index.html names', () => {
    const template = readFileSync('index.html', 'utf8');
    const named = [...template.matchAll(/<link rel="[^"]*icon" href="\/([^"]+)"/g)].map(([, name]) => name!);
    expect(named).toEqual(['favicon.ico', 'favicon.svg', 'icons/apple-touch.png']);
    for (const name of named.filter((each) => !each.endsWith('.svg'))) expect(images).toHaveProperty([name]);
    expect(sizeOf(images['icons/apple-touch.png']!)).toEqual([180, 180]);
    expect(sizeOf(images['favicon.ico']!.subarray(22))).toEqual([32, 32]);
  });

  it('use a font that has every letter of every title', () => {
    const face = { fontFiles: ['.cache/sangam-display.ttf'], loadSystemFonts: false };
    const ink = (letter: string) =>
      new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg"><text y="20" font-family="Eczar" font-size="20">${letter}</text></svg>`,
        { font: face },
      ).getBBox()?.width ?? 0;
    const letters = new Set(pages.flatMap(({ name }) => [...name]).filter((letter) => letter !== ' '));
    for (const letter of letters) expect(ink(letter), letter).toBeGreaterThan(0);
  });
});
