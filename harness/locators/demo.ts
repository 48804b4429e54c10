import type { Locator, Page } from '@playwright/test';
import { scrolled, scrollInstantly } from './page.ts';

/** The text area of the developer demo. */
export const demo = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Sample request', exact: true });

/** What has been typed, once the page has drawn all that the clock has brought about. */
export async function typed(page: Page): Promise<string> {
  await settle(page);
  return demo(page).inputValue();
}

/** The parts of the request that stands there: its first line, its headers, its body. */
export async function requestParts(page: Page) {
  const [head, body] = (await demo(page).inputValue()).split('\n\n');
  const [first, ...headers] = head!.split('\n');
  const [method, path] = first!.split(' ');
  return {
    method,
    path,
    headers: Object.fromEntries(headers.map((line) => line.split(': '))) as Record<string, string>,
    body: JSON.parse(body!) as Record<string, unknown>,
  };
}

/** Puts the demo in the middle of the window or, by the top of the page, out of it, and waits until the page knows. */
export async function scrollDemo(page: Page, into: boolean): Promise<void> {
  // Its script has taken over the demo once there is something to pause.
  await page.getByRole('button', { name: /^(Pause|Play)$/ }).waitFor();
  await demo(page).evaluate(async (element, wanted) => {
    const { top, height } = element.getBoundingClientRect();
    const middle = scrollY + top + height / 2 - innerHeight / 2;
    document.documentElement.scrollTo({ top: wanted ? middle : 0, behavior: 'instant' });
    await new Promise<void>((done) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.at(-1)!.isIntersecting !== wanted) return;
          observer.disconnect();
          done();
        },
        { threshold: [0, 0.9] },
      );
      observer.observe(element);
    });
  }, into);
  await settle(page);
}

/** Whether nothing of the text is cut off. */
export const fits = (page: Page): Promise<boolean> =>
  demo(page).evaluate(
    (area) => area.scrollWidth <= area.clientWidth && area.scrollHeight <= area.clientHeight,
  );

/** Lets the page do what it has scheduled; takes no time of its clock. */
async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await scrollInstantly(page, await scrolled(page));
}
