import { externalAddresses } from '../../src/content/site-identity.ts';
import { checkFigure, checkEmpty } from '../checks.ts';
import { expect, getOrigin, test } from '../gate-test.ts';
import { screens, UNKNOWN_PATH } from '../screens.ts';

type FoundLink = { on: string; href: string; name: string; target: string; rel: string };

/** Outside addresses that may open in the same tab, because the banner's countdown also opens the agenda there. */
const SAME_TAB_ADDRESSES: readonly string[] = [externalAddresses.summitAgenda];

/** Every link in the HTML that the host sends, also in closed menus, panels and tabs. */
function readLinks(html: string): Omit<FoundLink, 'on'>[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    name: link.textContent,
    target: link.target,
    rel: link.rel,
  }));
}

test('links', async ({ page, request }) => {
  test.slow();
  const html = new Map<string, string>();
  const fetchPage = async (path: string) => {
    const answer = await request.get(getOrigin() + path);
    const text = answer.headers()['content-type']?.includes('html') ? await answer.text() : '';
    html.set(path, answer.status() === 200 || path === UNKNOWN_PATH ? text : '');
    return answer;
  };
  for (const { path } of screens) await fetchPage(path);
  const links: FoundLink[] = [];
  for (const { path } of screens)
    for (const link of await page.evaluate(readLinks, html.get(path)!)) links.push({ on: path, ...link });

  const own = links.filter(({ href }) => /^[/#]/.test(href));
  const outside = links.filter(({ href }) => /^https?:/.test(href));
  const words = (list: FoundLink[]) => [
    ...new Set(list.map(({ on, href, name }) => `${name.trim()} (${href}) on ${on}`)),
  ];
  checkFigure('Internal links', own.length, 'links', { atLeast: 100 });
  checkEmpty(
    'A link leads to a page, an https address, a telephone or a mailbox',
    words(links.filter(({ href }) => !/^(\/|#.|https:|tel:\+|mailto:\S+@)/.test(href))),
  );

  const broken: FoundLink[] = [];
  for (const link of own) {
    const { pathname, hash } = new URL(link.href, getOrigin() + link.on);
    if (!html.has(pathname)) {
      const answer = await fetchPage(pathname);
      if (answer.status() !== 200) broken.push(link);
      if (pathname.endsWith('.pdf')) {
        expect.soft(answer.headers()['content-type']).toBe('application/pdf');
        expect.soft((await answer.body()).subarray(0, 5).toString(), pathname).toBe('%PDF-');
      }
    }
    if (hash && !html.get(pathname)!.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) broken.push(link);
  }
  checkEmpty('Each internal link and anchor has a target', words(broken));
  checkFigure(
    'Certificates that are PDF files',
    [...html.keys()].filter((path) => path.endsWith('.pdf')).length,
    'files',
    { atLeast: 2 },
  );

  const newTab = links.filter(({ target }) => target === '_blank');
  checkEmpty(
    'A link to another site opens a new tab',
    words(outside.filter((link) => link.target !== '_blank' && !SAME_TAB_ADDRESSES.includes(link.href))),
  );
  checkEmpty(
    'A link that opens a new tab says so',
    words(newTab.filter(({ name }) => !name.includes('(opens in a new tab)'))),
  );
  checkEmpty(
    'A link that opens a new tab has rel=noopener',
    words(newTab.filter(({ rel }) => !rel.includes('noopener'))),
  );
});
