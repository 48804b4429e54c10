import type { CDPSession, Locator, Page } from '@playwright/test';
import { readScrollPosition, scrollInstantly, waitForFrame } from '../locators/page.ts';

/** What a visitor's hand does where engines differ; places are in CSS pixels from the upper left of the window. */
export type Hand = {
  /** Presses an element: by touch on a phone, by mouse on a desktop. */
  press(target: Locator, where: { phone: boolean; script: boolean }): Promise<void>;
  touch(x: number, y: number): Promise<void>;
  /** Swipes by `distance`, up if it is negative. */
  swipe(from: { x: number; y: number }, distance: number): Promise<void>;
  /** Scrolls the page to a position. */
  scrollTo(position: number): Promise<void>;
  /** Puts a text in the place of what a field has. */
  paste(into: Locator, text: string): Promise<void>;
  /** Types a text into what has the focus, character by character. */
  type(text: string): Promise<void>;
  /** Goes so many steps on in the window's history, or back. */
  go(steps: -1 | 1): Promise<void>;
  /** Has the page drawn for paper. */
  print(): Promise<void>;
};

/** A hand with a finger by Chromium's protocol, also in a window that is not for touch. */
export const createChromiumHand = (page: Page, protocol: CDPSession): Hand => ({
  press: (target, { phone }) => (phone ? target.tap() : target.click()),
  async touch(x, y) {
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  async swipe(from, distance) {
    await protocol.send('Input.synthesizeScrollGesture', { ...from, yDistance: distance, speed: 4000 });
  },
  scrollTo: (position) => scrollInstantly(page, position),
  paste: (into, text) => into.fill(text),
  type: (text) => page.keyboard.type(text),
  go: async (steps) => void (await (steps < 0 ? page.goBack() : page.goForward())),
  async print() {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
  },
});

/**
 * The same without that protocol: a swipe is a turn of the wheel, which moves a page as far. Firefox gives a page no touch
 * by WebDriver BiDi, so a press is the mouse's on a phone too.
 */
export const createOtherHand = (page: Page): Hand => ({
  // Where scripts are off, Firefox runs no frame callback, by which Playwright sees that an element rests.
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
      // On a busy machine Firefox brings the caret of who has typed into view only now: a visitor scrolls once more.
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
    // Playwright has no key for other characters, and sets them as `fill` does.
    for (const character of text)
      await (KEY.test(character) ? page.keyboard.type(character) : insert(page, character));
    // On a busy machine a key may reach the page after Firefox says that it is pressed.
    await keys.evaluate(waitForKeys, [...text].filter((character) => KEY.test(character)).length);
    // Firefox brings the caret into view with the next frame, wherever the page has been scrolled to meanwhile.
    await waitForFrame(page);
    await waitForFrame(page);
  },
  // Playwright waits for a load, and BiDi tells of none where the anchor alone changes.
  async go(steps) {
    // What waits in a page goes with it.
    await page.evaluate(leave, steps).catch(() => undefined);
    await page.waitForLoadState();
  },
  // Over BiDi Firefox prints to a file, of which no step can read.
  print: () => page.evaluate(copyForPaper),
});

/** A character for which there is a key. */
const KEY = /[ -~]/;

/** Counts the keys that a page is told to be let go from now on. */
const countKeys = () => {
  const keys = { count: 0 };
  addEventListener('keyup', () => (keys.count += 1), true);
  return keys;
};

/** Resolves once a page has been told of so many keys. */
const waitForKeys = (keys: { count: number }, all: number): Promise<void> =>
  new Promise((done) => {
    const look = () => (keys.count < all ? undefined : done());
    addEventListener('keyup', look, true);
    look();
  });

/** Puts a text in the place of what is selected. Over BiDi `fill` sets it in the page's own world: React takes it for its own. */
const insert = (page: Page, text: string): Promise<unknown> =>
  page.evaluate((words) => document.execCommand(words ? 'insertText' : 'delete', false, words), text);

/** Goes through the history; resolves once the page has changed its address or is left. */
const leave = (steps: number): Promise<void> =>
  new Promise((done) => {
    for (const name of ['popstate', 'pagehide']) addEventListener(name, () => done(), { once: true });
    history.go(steps);
  });

/** Does what Firefox does: it tells the page, and styles a copy of what that has at once for paper. */
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
