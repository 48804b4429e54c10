import type { CDPSession, Locator, Page } from '@playwright/test';

/** What a visitor's hand does where engines differ; places are in CSS pixels from the upper left of the window. */
export type Hand = {
  /** Presses an element: by touch on a phone, by mouse on a desktop. */
  press(target: Locator, where: { phone: boolean; script: boolean }): Promise<void>;
  touch(x: number, y: number): Promise<void>;
  /** Swipes by `distance`, up if it is negative. */
  swipe(from: { x: number; y: number }, distance: number): Promise<void>;
  /** Puts a text in the place of what a field has. */
  paste(into: Locator, text: string): Promise<void>;
};

/** A hand with a finger by Chromium's protocol, also in a window that is not for touch. */
export const createChromiumHand = (protocol: CDPSession): Hand => ({
  press: (target, { phone }) => (phone ? target.tap() : target.click()),
  async touch(x, y) {
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  async swipe(from, distance) {
    await protocol.send('Input.synthesizeScrollGesture', { ...from, yDistance: distance, speed: 4000 });
  },
  paste: (into, text) => into.fill(text),
});

/**
 * The same without that protocol: a swipe is a turn of the wheel, which moves a page as far. Firefox gives a page no touch
 * by WebDriver BiDi, so a press is the mouse's on a phone too.
 */
export const createOtherHand = ({ touchscreen, mouse }: Page): Hand => ({
  // Where scripts are off, Firefox runs no frame callback, by which Playwright sees that an element rests.
  press: (target, { script }) => target.click({ force: !script }),
  touch: (x, y) => touchscreen.tap(x, y),
  async swipe({ x, y }, distance) {
    await mouse.move(x, y);
    await mouse.wheel(0, -distance);
  },
  // Over BiDi `fill` sets the value in the page's own world, where React takes the change for its own.
  async paste(into, text) {
    await into.focus();
    await into.evaluate((field, words) => {
      (field as HTMLInputElement).select();
      document.execCommand(words ? 'insertText' : 'delete', false, words);
    }, text);
  },
});
