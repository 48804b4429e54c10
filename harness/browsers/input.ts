import type { CDPSession, Locator, Page } from '@playwright/test';
import { scrollInstantly } from '../locators/page.ts';

/** What a visitor's hand does where browsers differ; places are in CSS pixels from the upper left of the window. */
export type VisitorInput = {
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
  /** Takes up a window that another visitor had. */
  takeUp?(): Promise<void>;
};

/** A hand with a finger by Chromium's protocol, also in a window that is not for touch. */
export const createChromiumInput = (page: Page, protocol: CDPSession): VisitorInput => ({
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
