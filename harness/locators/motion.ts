import type { Locator } from '@playwright/test';

/** The number of running animations of an element and its descendants. */
export const countAnimations = (element: Locator): Promise<number> =>
  element.evaluate(
    (root) => root.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

/** Whether an element is just below the top of the window, where a scroll to an anchor ends. */
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
