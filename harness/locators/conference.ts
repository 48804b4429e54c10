import type { Locator, Page } from '@playwright/test';

/** The drawing on the conference banner. */
export const bannerImage = (page: Page): Locator =>
  page.getByRole('main').getByRole('img', { name: 'Connecting ecosystems, delivering intelligence' });

/** Whether a screen fills the window. */
export const fillsWindow = (screen: Locator): Promise<boolean> =>
  screen.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return left === 0 && top === 0 && width === document.documentElement.clientWidth && height >= innerHeight;
  });

/** The colours of a screen's text and background, as `<colour> on <colour>`. */
export const readColours = (screen: Locator): Promise<string> =>
  screen.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${color} on ${backgroundColor}`;
  });

/** The words of the countdown, such as `The agenda opens in 5400 ms`. */
export const readCountdown = (page: Page): Promise<string> => page.getByRole('timer').innerText();

/**
 * What a press could change: address, number of tabs, words, number of elements, scroll position, number of dialogs.
 */
export const readAppearance = async (page: Page) => ({
  address: page.url(),
  tabs: page.context().pages().length,
  ...(await page.evaluate(() => ({
    words: document.body.innerText,
    elements: document.body.querySelectorAll('*').length,
    scrolled: Math.round(scrollY),
    dialogs: document.querySelectorAll('dialog[open], [role=dialog], :popover-open').length,
  }))),
});
