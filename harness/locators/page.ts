import type { Locator, Page } from '@playwright/test';
import { listSeenElements, readSeenWords } from './seen.ts';

/** A link: its name without the note about a new tab, its `href`, and whether it opens a new tab with `noopener`. */
export type LinkFacts = { name: string; address: string; newTab: boolean };

/** The visible links of a part of the page, in reading order. */
export async function listLinks(region: Locator): Promise<LinkFacts[]> {
  const links = await listSeenElements(region.getByRole('link'));
  return Promise.all(
    links.map((link) =>
      link.evaluate((element) => {
        const anchor = element as HTMLAnchorElement;
        const name = anchor.getAttribute('aria-label') ?? anchor.innerText;
        return {
          name: name.replace('(opens in a new tab)', '').replace(/\s+/g, ' ').trim(),
          address: anchor.getAttribute('href') ?? '',
          newTab: anchor.target === '_blank' && anchor.relList.contains('noopener'),
        };
      }),
    ),
  );
}

/** Whether a link is the only one marked as current: as the location if it leads to a section, otherwise as the page. */
export const isOnlyCurrentLink = (link: Locator): Promise<boolean> =>
  link.evaluate((own) => {
    const kind = (own as HTMLAnchorElement).hash ? 'location' : 'page';
    const marked = [...document.querySelectorAll(`[aria-current=${kind}]`)];
    return (
      marked.includes(own) && marked.every((one) => one.getAttribute('href') === own.getAttribute('href'))
    );
  });

/** The lines that a visitor reads in a part of the page; NOT_THERE for a missing part. */
export const readSeenLines = async (region: Locator): Promise<string[]> =>
  (await readSeenWords(region))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The visible controls of a part, each by kind and name: links, buttons, tabs and fields. */
export async function listControls(region: Locator): Promise<[kind: string, name: string][]> {
  const all = await listSeenElements(
    region.locator('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  );
  return Promise.all(
    all.map((one) =>
      one.evaluate((element) => {
        const label = (element as HTMLInputElement).labels?.[0]?.innerText;
        const name = element.ariaLabel ?? label ?? (element as HTMLElement).innerText;
        const kinds: Record<string, string> = { a: 'link', button: 'button' };
        const kind = element.role ?? kinds[element.localName] ?? 'field';
        return [
          kind,
          name
            .replace('(opens in a new tab)', '')
            .replace(/[*\s]+/g, ' ')
            .trim(),
        ];
      }),
    ),
  ) as Promise<[string, string][]>;
}

/** How far the page is scrolled down, in px. */
export const readScrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** The metadata of the open page, or of `html` if given, duplicates included. */
export const readMetadata = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const root =
      text === undefined
        ? document
        : new DOMParser().parseFromString(text.replace(/<style>[^]*?<\/style>/g, ''), 'text/html');
    const all = (selector: string, attribute: string) =>
      [...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      titles: [...root.querySelectorAll('head > title, body title:not(svg title)')].map((t) => t.textContent),
      descriptions: all('meta[name=description]', 'content'),
      canonicals: all('link[rel=canonical]', 'href'),
      previews: [...root.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name')!,
        tag.getAttribute('content')!,
      ]),
      structured: [...root.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent) as Record<string, unknown>,
      ),
    };
  }, html);

/** Scrolls to `position` px, if given, without animation, and waits until the page's scroll listeners have run. */
export const scrollInstantly = (page: Page, position?: number): Promise<void> =>
  page.evaluate(async (top) => {
    const turn = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    if (top !== undefined && Math.round(scrollY) !== top) {
      const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
      document.documentElement.scrollTo({ top, behavior: 'instant' });
      await scrolled;
    }
    await turn();
    await turn();
  }, position);

/** Waits for the browser's next frame, which is drawn even while the page's clock is stopped. */
export const waitForNextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        new IntersectionObserver(() => done()).observe(document.documentElement);
      }),
  );

/** Whether a part is an input or a text area, whose text is its value. */
export const isField = (part: Locator): Promise<boolean> =>
  part.evaluateAll(([element]) => Boolean(element?.matches('input, textarea')));

/** The words that a visitor reads in a part, or a field's value after pending tasks; NOT_THERE for a missing part. */
export async function readText(part: Locator): Promise<string> {
  if (!(await isField(part))) return (await readSeenWords(part)).trim();
  for (let turn = 0; turn < 2; turn++) await scrollInstantly(part.page());
  return part.inputValue();
}

/** The position of a part, from the top left of the document, and its size, in px. */
export const readBoxOnPage = (
  part: Locator,
): Promise<{ left: number; top: number; width: number; height: number }> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left + scrollX, top: Math.round(top + scrollY), width, height };
  });
