import type { Locator, Page } from '@playwright/test';
import { readAppearanceKeys } from './seen.ts';

const pageHeader = (page: Page): Locator => page.getByRole('banner');

/** The panel that the button Products opens on a desktop. */
export const productsMenu = (page: Page): Locator =>
  pageHeader(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Products', exact: true }) })
    .locator('> div');

/** The names of a menu's groups in reading order. */
export const listMenuGroups = (menu: Locator): Promise<string[]> =>
  menu.locator('button[aria-expanded]').filter({ visible: true }).allInnerTexts();

/** The groups of the open Products menu whose button is styled differently from all others. */
export async function listHighlightedGroups(page: Page): Promise<string[]> {
  const menu = productsMenu(page);
  const looks = await readAppearanceKeys(menu.locator('button[aria-expanded]'));
  const names = await listMenuGroups(menu);
  return names.filter((_name, index) => looks.filter((look) => look === looks[index]).length === 1);
}

/** The full-screen menu of the header on a phone. */
export const menuPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

/** Whether the header has `data-sticky`, its CSS position and background, and its top in window and page, in px. */
export const readHeaderPositionAndStyle = (part: Locator) =>
  part.evaluate((header) => {
    const { position, backgroundColor } = getComputedStyle(header);
    return {
      sticky: header.hasAttribute('data-sticky'),
      position,
      top: Math.round(header.getBoundingClientRect().top) + 0,
      topOnPage: Math.round(header.getBoundingClientRect().top + scrollY) + 0,
      background: backgroundColor,
    };
  });

/** A movement in the menu panel: which part moves, and how many px to the right of its final place it starts. */
type PanelMove = { part: string; offset: number };

/** Records movements in the menu panel. Runs before the page's own scripts. */
export function watchPanelMovements(): void {
  const movements: PanelMove[] = [];
  Object.assign(window, { movements });
  const note = (event: Event) => {
    const moved = event.target as Element;
    // Unlike a transition event, an animation event has no `propertyName`.
    const { propertyName = 'transform' } = event as TransitionEvent;
    if (!moved.closest?.('dialog') || propertyName !== 'transform') return;
    const labels = moved.getAttribute('aria-labelledby');
    const part = moved.ariaLabel ?? (labels && document.getElementById(labels)?.textContent) ?? '';
    movements.push({ part, offset: new DOMMatrix(getComputedStyle(moved).transform).e });
  };
  addEventListener('transitionrun', note, true);
  addEventListener('animationstart', note, true);
}

/** The movements so far of the menu panel's parts that have an accessible name, each with its start. */
export const listPanelMovements = async (
  panel: Locator,
): Promise<{ part: string; 'from the right': string }[]> => {
  const all = await panel.page().evaluate(() => (window as unknown as { movements: PanelMove[] }).movements);
  return all
    .filter(({ part }) => part)
    .map(({ part, offset }) => ({ part, 'from the right': `${Math.round(offset)} px` }));
};
