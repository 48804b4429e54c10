import type { CDPSession, Page } from '@playwright/test';

/** Gestures for which Playwright has no method, in CSS pixels from the upper left of the window. */
export type Hand = {
  touch(x: number, y: number): Promise<void>;
  /** Swipes by `distance`, up if it is negative. */
  swipe(from: { x: number; y: number }, distance: number): Promise<void>;
};

/** A finger by Chromium's protocol, also in a window that is not for touch. */
export const createFinger = (protocol: CDPSession): Hand => ({
  async touch(x, y) {
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  async swipe(from, distance) {
    await protocol.send('Input.synthesizeScrollGesture', { ...from, yDistance: distance, speed: 4000 });
  },
});

/** The same without that protocol: a swipe is a turn of the wheel, which moves a page as far. */
export const createWheel = ({ touchscreen, mouse }: Page): Hand => ({
  touch: (x, y) => touchscreen.tap(x, y),
  async swipe({ x, y }, distance) {
    await mouse.move(x, y);
    await mouse.wheel(0, -distance);
  },
});
