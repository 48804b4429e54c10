import { expect, type Page, type Request } from '@playwright/test';
import type { VisitorInput } from '../../../harness/browsers/input.ts';
import { timeoutMs } from '../../../harness/timeout.ts';
import { readScrollPosition, scrollInstantly, waitForFrame } from '../../../harness/locators/page.ts';

/**
 * Input in Firefox. Playwright has no touch there over WebDriver BiDi: a press is a mouse click on a phone too, and a
 * swipe is a wheel event that scrolls as far.
 */
export const createFirefoxInput = (page: Page): VisitorInput => ({
  // Without scripts Firefox runs no animation frames, by which Playwright detects that an element is stable.
  press: (target, { script }) => target.click({ force: !script }),
  touch: (x, y) => page.touchscreen.tap(x, y),
  async swipe({ x, y }, distance) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -distance);
  },
  async scrollTo(position) {
    for (let attempt = 0; attempt < 3; attempt++) {
      await scrollInstantly(page, position);
      await waitForFrame(page);
      await waitForFrame(page);
      // On a busy machine Firefox scrolls to the caret of typed text only now, so scroll once more.
      if ((await readScrollPosition(page)) === position) return;
    }
  },
  async paste(into, text) {
    await into.focus();
    await into.evaluate((field) => (field as HTMLInputElement).select());
    await insert(page, text);
  },
  async type(text) {
    const keys = await page.evaluateHandle(countKeys);
    // Playwright has no keys for other characters and inserts them as `fill` does.
    for (const character of text)
      await (KEY.test(character) ? page.keyboard.type(character) : insert(page, character));
    // On a busy machine a key may reach the page after Firefox says that it is pressed.
    await keys.evaluate(waitForKeys, [...text].filter((character) => KEY.test(character)).length);
    // Firefox brings the caret into view with the next frame, wherever the page has been scrolled to meanwhile.
    await waitForFrame(page);
    await waitForFrame(page);
  },
  // Playwright waits for a load event, which BiDi does not send when only the anchor changes.
  async go(steps) {
    // The page's pending promises are lost with it.
    await page.evaluate(leave, steps).catch(() => undefined);
    await page.waitForLoadState();
  },
  // Over BiDi Firefox prints to a file, of which no step can read.
  print: () => page.evaluate(copyForPaper),
  // A background window has no focused element, and a page that opens under the pointer is hovered.
  async reset() {
    await page.bringToFront();
    await page.mouse.move(0, 0);
  },
});

const FILES = ['script', 'stylesheet', 'font', 'image'];

/**
 * Waits for the files of a page before a reload or the next visit: Firefox reports an aborted file like a lost or altered
 * one.
 */
export function leaveWhenLoaded(page: Page): void {
  const open = new Set<Request>();
  page.on('request', (request) => {
    // A new page has come: Firefox does not tell how the requests of the former one ended.
    if (request.isNavigationRequest()) open.clear();
    else if (FILES.includes(request.resourceType())) open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request));
  for (const name of ['reload', 'goto'] as const) {
    const own = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>;
    const leaveThen = async (...args: unknown[]) => {
      const openNow = async () => {
        // Firefox has told of all requests before it answers.
        await page.evaluate(() => undefined);
        return open.size;
      };
      await expect.poll(openNow, { timeout: timeoutMs }).toBe(0);
      return own(...args);
    };
    Object.assign(page, { [name]: leaveThen });
  }
}

/** A character for which there is a key. */
const KEY = /[ -~]/;

/** Counts the page's keyup events from now on. */
const countKeys = () => {
  const keys = { count: 0 };
  addEventListener('keyup', () => (keys.count += 1), true);
  return keys;
};

/** Resolves once a page has had this many keyup events. */
const waitForKeys = (keys: { count: number }, all: number): Promise<void> =>
  new Promise((done) => {
    const look = () => (keys.count < all ? undefined : done());
    addEventListener('keyup', look, true);
    look();
  });

/** Replaces the selection by a text. Over BiDi `fill` sets values in the page's main world, where React ignores the change. */
const insert = (page: Page, text: string): Promise<unknown> =>
  page.evaluate((words) => document.execCommand(words ? 'insertText' : 'delete', false, words), text);

/** Goes through the history; resolves once the page has changed its address or is left. */
const leave = (steps: number): Promise<void> =>
  new Promise((done) => {
    for (const name of ['popstate', 'pagehide']) addEventListener(name, () => done(), { once: true });
    history.go(steps);
  });

/** Imitates Firefox, which dispatches `beforeprint` and immediately styles a copy of the page for print. */
function copyForPaper(): void {
  dispatchEvent(new Event('beforeprint'));
  document.body.replaceWith(document.body.cloneNode(true));
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/, 'all');
      if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
}
