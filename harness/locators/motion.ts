import type { Locator } from '@playwright/test';

/** How many animations of an element and of what it contains are running. */
export const countAnimations = (element: Locator): Promise<number> =>
  element.evaluate(
    (root) => root.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

/** Whether an element stands just below the top of the window, where an anchor is scrolled to. */
export const isAtTop = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { top } = target.getBoundingClientRect();
    return top >= 0 && top < 120;
  });

/** Whether any of an element is in the window. */
export const isInWindow = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
