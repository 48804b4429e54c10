import { pages } from '../../../src/content/pages.ts';
import { getOrigin } from '../../../gates/gate-test.ts';
import { expect, keeps, test, widths } from './walker.ts';
import { listUnreadable } from './unreadable.ts';

for (const [screen, { path, title }] of Object.entries(pages))
  for (const [name, width] of Object.entries(widths)) {
    test(
      `${screen}, ${name}: heading and title are those of its HTML, and it fits`,
      keeps('2.1'),
      async ({ walker }) => {
        await walker.visit(path, width);
        const html = await (await fetch(getOrigin() + path)).text();
        const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)!;
        expect(await walker.heading()).toBe(toText(heading));
        expect(await walker.driver.getTitle()).toBe(title);
        const [content, window] = await walker.ask(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(content, 'wider than the window').toBeLessThanOrEqual(window!);
      },
    );

    test(`${screen}, ${name}: all its words can be read`, async ({ walker }) => {
      await walker.visit(path, width);
      const height = await walker.ask(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 400) await walker.scrollTo(top);
      await expect.poll(() => walker.ask(listUnreadable)).toEqual([]);
    });
  }

/** The text of HTML with entities, without tags. */
const toText = (html: string): string =>
  html
    .replace(/<!--.*?-->|<[^>]+>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
