import type { Locator, Page } from '@playwright/test';

const banner = (page: Page): Locator => page.getByRole('banner');

/** What the button Products opens on a desktop: the element that it controls. */
export const productsMenu = (page: Page): Locator =>
  banner(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Products', exact: true }) })
    .locator('> div');

/** The names of the menu's groups in reading order. */
export const groups = (page: Page): Promise<string[]> =>
  productsMenu(page).getByRole('button').filter({ visible: true }).allInnerTexts();

/** The full-screen panel of a phone. */
export const menuPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

/** Whether the header says that it is sticky, and what a visitor sees of it. */
export const headerFacts = (page: Page) =>
  banner(page).evaluate((header) => {
    const { position, backgroundColor } = getComputedStyle(header);
    return {
      sticky: header.hasAttribute('data-sticky'),
      position,
      top: Math.round(header.getBoundingClientRect().top),
      background: backgroundColor,
    };
  });

/** Where the content begins, counted from the top of the document. */
export const contentTop = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top + scrollY));

/** Notes each transition that begins in the menu panel, from the page's first script on. */
export function watchMovements(): void {
  Object.assign(window, { movements: 0 });
  const count = (event: Event) => {
    const inPanel = (event.target as Element).closest?.('dialog');
    if (inPanel) (window as unknown as { movements: number }).movements += 1;
  };
  addEventListener('transitionrun', count, true);
  addEventListener('animationstart', count, true);
}

/** How many transitions and animations have begun in the menu panel. */
export const movements = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { movements: number }).movements);
