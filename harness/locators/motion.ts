import type { Locator } from '@playwright/test';

/** How many animations of an element and of what it contains are running. */
export const countAnimations = (element: Locator): Promise<number> =>
  element.evaluate(
    (root) => root.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

/** Whether any of an element is in the window. */
export const isInWindow = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
