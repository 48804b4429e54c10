import type { Locator, Page } from '@playwright/test';

/** The banner's drawing. */
export const bannerImage = (page: Page): Locator =>
  page.getByRole('main').getByRole('img', { name: 'Connecting ecosystems, delivering intelligence' });

/** Whether a screen fills the window. */
export const fillsWindow = (screen: Locator): Promise<boolean> =>
  screen.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return left === 0 && top === 0 && width === document.documentElement.clientWidth && height >= innerHeight;
  });

/** The colour of a screen's words on that of its background. */
export const readColours = (screen: Locator): Promise<string> =>
  screen.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${color} on ${backgroundColor}`;
  });

/** The countdown that a visitor sees. */
export const readCountdown = (page: Page): Promise<string> => page.getByRole('timer').innerText();

/** Everything that could change after a press: address, words, number of elements, scroll position, dialogs and tabs. */
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
