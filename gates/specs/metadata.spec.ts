import { checkNone } from '../checks.ts';
import { getOrigin, test } from '../gate-test.ts';
import { screens } from '../screens.ts';

/** The metadata in the HTML that the host sends. */
type PageMetadata = {
  path: string;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  types: string[];
};

function readMetadata(html: string): Omit<PageMetadata, 'path'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? '';
  const structured = [...page.querySelectorAll('script[type="application/ld+json"]')];
  return {
    title: page.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    types: structured.map((script) => JSON.parse(script.textContent)['@type']),
  };
}

test('metadata', async ({ page, request }) => {
  const said: PageMetadata[] = [];
  for (const { path } of screens) {
    const html = await (await request.get(getOrigin() + path)).text();
    said.push({ path, ...(await page.evaluate(readMetadata, html)) });
  }
  const where = (list: PageMetadata[], name: 'title' | 'description' | 'canonical') =>
    list.map((one) => `${one.path}: ${one[name]}`);
  for (const name of ['title', 'description', 'canonical'] as const) {
    const shared = said.filter((one) => said.some((other) => other !== one && other[name] === one[name]));
    checkNone(`No two screens have the same ${name}`, where(shared, name));
  }
  checkNone(
    'A title has words, and no more than search engines show',
    where(
      said.filter(({ title }) => title.length < 10 || title.length > 65),
      'title',
    ),
  );
  checkNone(
    'A description is a sentence, and no longer than search engines show',
    where(
      said.filter(({ description }) => description.length < 50 || description.length > 160),
      'description',
    ),
  );
  checkNone(
    'A canonical URL is absolute',
    where(
      said.filter(({ canonical }) => !/^https:\/\/./.test(canonical)),
      'canonical',
    ),
  );
  checkNone(
    'Each screen describes itself as a WebPage',
    said.filter(({ types }) => !types.includes('WebPage')).map(({ path }) => path),
  );
  const welcome = (path: string) => (path === screens.at(-1)!.path ? 'noindex' : 'index, follow');
  checkNone(
    'Search engines are asked to list every screen but the one for unknown addresses',
    said
      .filter(({ path, robots }) => robots !== welcome(path))
      .map(({ path, robots }) => `${path}: ${robots}`),
  );
});
