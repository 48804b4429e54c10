import type { Locator, Page } from '@playwright/test';

/** The banner's drawing. */
export const bannerImage = (page: Page): Locator =>
  page.getByRole('main').getByRole('img', { name: 'Connecting ecosystems, delivering intelligence' });

/** How many parts of the drawing move at this moment. */
export const moving = (image: Locator): Promise<number> =>
  image.evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

/** Where the screen stands and what is behind its words. */
export const screenFacts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const screen = main.firstElementChild!;
    const { left, top, width, height } = screen.getBoundingClientRect();
    const { backgroundColor, color } = getComputedStyle(screen);
    const fills =
      left === 0 && top === 0 && width === document.documentElement.clientWidth && height >= innerHeight;
    return { fills, background: backgroundColor, words: color };
  });

/** The countdown that a visitor sees. */
export const countdown = (page: Page): Promise<string> => page.getByRole('timer').innerText();

/** All that a visitor could see change after a press: address, words, scroll position, tabs. */
export const appearance = async (page: Page) => ({
  address: page.url(),
  tabs: page.context().pages().length,
  ...(await page.evaluate(() => ({
    words: document.body.innerText,
    elements: document.body.querySelectorAll('*').length,
    scrolled: Math.round(scrollY),
    dialogs: document.querySelectorAll('dialog[open], [role=dialog], :popover-open').length,
  }))),
});
