import type { CDPSession, Locator, Page } from '@playwright/test';
import { scrollInstantly } from '../locators/page.ts';

/** Input that needs different code in each browser. Positions are in CSS pixels from the upper left of the window. */
export type VisitorInput = {
  /** Presses an element: by touch on a phone, by mouse on a desktop. */
  press(target: Locator, where: { phone: boolean; script: boolean }): Promise<void>;
  touch(x: number, y: number): Promise<void>;
  /** Moves a finger down by `distance`; up if `distance` is negative. */
  swipe(from: { x: number; y: number }, distance: number): Promise<void>;
  /** Scrolls the page to a position. */
  scrollTo(position: number): Promise<void>;
  /** Replaces the text of a field. */
  paste(into: Locator, text: string): Promise<void>;
  /** Types a text into the focused element: ASCII key by key, other characters by an input method. */
  type(text: string): Promise<void>;
  /** Goes one step forward (1) or back (-1) in the window's history. */
  go(steps: -1 | 1): Promise<void>;
  /** Shows the page in its print styles. */
  print(): Promise<void>;
  /** Empties the browser's cache, which holds the site's files from earlier visitors. */
  emptyCache?(): Promise<void>;
  /** Resets the state of the input devices in a window that another visitor used before. */
  reset?(): Promise<void>;
};

/** Input in Chromium. Touch is sent by the DevTools protocol, which also works in a desktop window. */
export const createChromiumInput = (page: Page, cdpSession: CDPSession): VisitorInput => ({
  press: (target, { phone }) => (phone ? target.tap() : target.click()),
  async touch(x, y) {
    await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  async swipe(from, distance) {
    await cdpSession.send('Input.synthesizeScrollGesture', { ...from, yDistance: distance, speed: 4000 });
  },
  scrollTo: (position) => scrollInstantly(page, position),
  paste: (into, text) => into.fill(text),
  async type(text) {
    for (const part of text.match(/[ -~\n]+|[^ -~\n]+/g) ?? [])
      if (/[ -~\n]/.test(part)) await page.keyboard.type(part);
      else await enterTextByInputMethod(cdpSession, part);
  },
  go: async (steps) => void (await (steps < 0 ? page.goBack() : page.goForward())),
  async print() {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
  },
  emptyCache: async () => void (await cdpSession.send('Network.clearBrowserCache')),
});

/** Imitates an input method: the field shows the text's first character, then the whole text, then accepts it. */
async function enterTextByInputMethod(cdpSession: CDPSession, text: string): Promise<void> {
  for (const shown of [[...text][0]!, text]) {
    const at = shown.length;
    await cdpSession.send('Input.imeSetComposition', { text: shown, selectionStart: at, selectionEnd: at });
  }
  await cdpSession.send('Input.insertText', { text });
}
