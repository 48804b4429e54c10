import { checkEmpty } from '../checks.ts';
import { expect, getOrigin, test } from '../gate-test.ts';
import { METADATA_FILE } from '../looks/look.ts';
import { screens } from '../screens.ts';

/** The metadata in the HTML that the host sends, as crawlers and scrapers read it. */
type PageMetadata = {
  path: string;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  types: string[];
  /** All metadata, one line each. */
  lines: string[];
};

function readMetadata(html: string): Omit<PageMetadata, 'path'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? '';
  const structured = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const named = [
    ...page.head.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[rel=icon]'),
  ];
  return {
    title: page.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    types: structured.map((script) => JSON.parse(script.textContent)['@type']),
    lines: [
      `doctype: ${page.doctype?.name}, ${page.compatMode}`,
      `html lang: ${page.documentElement.lang}`,
      ...[...page.querySelectorAll('title:not(svg title)')].map(({ textContent }) => `title: ${textContent}`),
      ...named.map((tag) => {
        const [name, value] = [...tag.attributes].map((attribute) => attribute.value);
        return `${name}: ${value}`;
      }),
      ...structured.flatMap((script) => JSON.stringify(JSON.parse(script.textContent), null, 2).split('\n')),
    ],
  };
}

test('metadata', async ({ page, request }) => {
  const found: PageMetadata[] = [];
  for (const { path } of screens) {
    const html = await (await request.get(getOrigin() + path)).text();
    found.push({ path, ...(await page.evaluate(readMetadata, html)) });
  }
  const heads = found.map(({ path, lines }) => `${[path, ...lines].join('\n  ')}\n`).join('\n');
  expect.soft(heads, 'the approved heads').toMatchSnapshot(METADATA_FILE);
  const where = (list: PageMetadata[], name: 'title' | 'description' | 'canonical') =>
    list.map((one) => `${one.path}: ${one[name]}`);
  for (const name of ['title', 'description', 'canonical'] as const) {
    const shared = found.filter((one) => found.some((other) => other !== one && other[name] === one[name]));
    checkEmpty(`No two screens have the same ${name}`, where(shared, name));
  }
  checkEmpty(
    'A title has 10 to 65 characters, as many as search engines show',
    where(
      found.filter(({ title }) => title.length < 10 || title.length > 65),
      'title',
    ),
  );
  checkEmpty(
    'A description has 50 to 160 characters, as many as search engines show',
    where(
      found.filter(({ description }) => description.length < 50 || description.length > 160),
      'description',
    ),
  );
  checkEmpty(
    'A canonical URL is absolute',
    where(
      found.filter(({ canonical }) => !/^https:\/\/./.test(canonical)),
      'canonical',
    ),
  );
  checkEmpty(
    'Each screen describes itself as a WebPage',
    found.filter(({ types }) => !types.includes('WebPage')).map(({ path }) => path),
  );
  const expected = (path: string) => (path === screens.at(-1)!.path ? 'noindex' : 'index, follow');
  checkEmpty(
    'Search engines may list every screen except the not-found page',
    found
      .filter(({ path, robots }) => robots !== expected(path))
      .map(({ path, robots }) => `${path}: ${robots}`),
  );
});
