import { expect, type Page, type Request } from '@playwright/test';
import type { VisitorInput } from '../../../harness/browsers/input.ts';
import { timeoutMs } from '../../../harness/timeout.ts';
import { readScrollPosition, scrollInstantly, waitForNextFrame } from '../../../harness/locators/page.ts';

/**
 * Input in Firefox. Over WebDriver BiDi Playwright cannot send touches: on a phone too, a press is a mouse click, and
 * a swipe is a wheel event that scrolls the same distance.
 */
export const createFirefoxInput = (page: Page): VisitorInput => ({
  // Playwright's check for a moving element needs animation frames. Without scripts none run: skip the check.
  press: (target, { script }) => target.click({ force: !script }),
  touch: (x, y) => page.touchscreen.tap(x, y),
  async swipe({ x, y }, distance) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -distance);
  },
  async scrollTo(position) {
    for (let attempt = 0; attempt < 3; attempt++) {
      await scrollInstantly(page, position);
      await waitForNextFrame(page);
      await waitForNextFrame(page);
      // On a busy machine Firefox may have scrolled to the caret of typed text meanwhile: then scroll again.
      if ((await readScrollPosition(page)) === position) return;
    }
  },
  async paste(into, text) {
    await into.focus();
    await into.evaluate((field) => (field as HTMLInputElement).select());
    await insertText(page, text);
  },
  async type(text) {
    const keys = await page.evaluateHandle(countKeyUps);
    // Playwright has keys for ASCII only. It would insert other characters as `fill` does, and React ignores that.
    for (const character of text)
      await (KEY_CHARACTER.test(character) ? page.keyboard.type(character) : insertText(page, character));
    // On a busy machine a key may reach the page only after Firefox has reported it as pressed.
    await keys.evaluate(waitForKeyUps, [...text].filter((character) => KEY_CHARACTER.test(character)).length);
    // In the next frame Firefox scrolls to the caret, even if the page has been scrolled meanwhile: wait for that.
    await waitForNextFrame(page);
    await waitForNextFrame(page);
  },
  // Playwright's `goBack` waits for a load event, which BiDi does not send when only the anchor changes.
  async go(steps) {
    // Leaving the page rejects the pending evaluation.
    await page.evaluate(goThroughHistory, steps).catch(() => undefined);
    await page.waitForLoadState();
  },
  // Over BiDi Firefox prints to a PDF file, which steps cannot read: show the printed page in the window instead.
  print: () => page.evaluate(showPrintedPage),
  // A tab in the background has no focused element. A page that opens under the pointer would get hover events.
  async reset() {
    await page.bringToFront();
    await page.mouse.move(0, 0);
  },
});

const AWAITED_FILE_TYPES = ['script', 'stylesheet', 'font', 'image'];

/** Makes `reload` and `goto` wait for the page's files: Firefox reports aborted files like lost or altered ones. */
export function waitForFilesBeforeLeaving(page: Page): void {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // A new page is loading: Firefox does not report how the former page's requests ended.
    if (request.isNavigationRequest()) pending.clear();
    else if (AWAITED_FILE_TYPES.includes(request.resourceType())) pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  for (const name of ['reload', 'goto'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>;
    const waitAndNavigate = async (...args: unknown[]) => {
      const countPending = async () => {
        // Firefox answers this call only after it has reported all requests.
        await page.evaluate(() => undefined);
        return pending.size;
      };
      await expect.poll(countPending, { timeout: timeoutMs }).toBe(0);
      return navigate(...args);
    };
    Object.assign(page, { [name]: waitAndNavigate });
  }
}

/** A character for which Playwright has a key: printable ASCII. */
const KEY_CHARACTER = /[ -~]/;

/** Starts to count the page's keyup events. */
const countKeyUps = () => {
  const keys = { count: 0 };
  addEventListener('keyup', () => (keys.count += 1), true);
  return keys;
};

/** Resolves once `keys` has counted this many keyup events. */
const waitForKeyUps = (keys: { count: number }, expectedCount: number): Promise<void> =>
  new Promise((done) => {
    const look = () => (keys.count < expectedCount ? undefined : done());
    addEventListener('keyup', look, true);
    look();
  });

/** Replaces the selection by a text. Not `fill`: over BiDi it runs in the page's main world, and React ignores it. */
const insertText = (page: Page, text: string): Promise<unknown> =>
  page.evaluate((words) => document.execCommand(words ? 'insertText' : 'delete', false, words), text);

/** Goes `steps` through the history; resolves once the page has changed its address or is being left. */
const goThroughHistory = (steps: number): Promise<void> =>
  new Promise((done) => {
    for (const name of ['popstate', 'pagehide']) addEventListener(name, () => done(), { once: true });
    history.go(steps);
  });

/** Shows the page as printed: dispatches `beforeprint`, immediately copies the page, and styles the copy for print. */
function showPrintedPage(): void {
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
