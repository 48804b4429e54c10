import type { Locator, Page } from '@playwright/test';

/** The drawing on the conference banner. */
export const bannerImage = (page: Page): Locator =>
  page.getByRole('main').getByRole('img', { name: 'Fine lines join into one' });

/** Whether a screen fills the window. */
export const fillsWindow = (screen: Locator): Promise<boolean> =>
  screen.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return left === 0 && top === 0 && width === document.documentElement.clientWidth && height >= innerHeight;
  });

/** The colours of a screen's text and background, as `<colour> on <colour>`. */
export const readScreenColours = (screen: Locator): Promise<string> =>
  screen.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${color} on ${backgroundColor}`;
  });

/** The words of the countdown, such as `The agenda opens in 5400 ms`. */
export const readCountdown = async (page: Page): Promise<string> =>
  (await page.getByRole('timer').innerText()).replaceAll(/\s+/g, ' ');
