import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { menuPanel, productsMenu } from '../../harness/locators/header.ts';
import { control } from '../../harness/locators/parts.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { makeHeaderLook, makeMenuLook, makePanelLook } from '../looks/look.ts';
import { MENU_GROUPS, reachByPress, type ReachableState } from './reachable-state.ts';

/** Scrolls down to a position in px and 100 px up again, which makes the header stick. */
export async function makeHeaderSticky(visitor: Visitor, down = 600): Promise<void> {
  await visitor.scrollTo(down);
  await visitor.scrollTo(down - 100);
  await expect(visitor.page.locator('header[data-sticky]')).toBeVisible();
}

export const stickyHeaderStates: readonly ReachableState[] = [
  paths.company,
  paths.home,
  paths.privacyPolicy,
  paths.finsense,
].map((path, index) => ({
  name: `sticky header on ${path}`,
  path,
  differences: ['sticky header'],
  reach: (visitor) => makeHeaderSticky(visitor),
  ...(index === 0 && { looks: [makeHeaderLook('sticky header')] }),
}));

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' });

/** Returns a function that opens the Products menu on a desktop, and then `group` of the menu if given. */
const openMenuAtGroup =
  (group?: string) =>
  async (visitor: Visitor): Promise<void> => {
    await reachByPress('button', 'Products')(visitor);
    if (group) await visitor.press(productsMenu(visitor.page).getByRole('button', { name: group }));
    await expect(productsMenu(visitor.page).getByRole('link').first()).toBeVisible();
  };

/** How a state with an open Products menu differs from the screen as it opens. */
const listMenuDifferences = (group: string, ...more: string[]) =>
  [`open: ${group}`, 'open: Products', ...more].toSorted();

export const desktopHeaderStates: readonly ReachableState[] = [
  {
    name: 'skip link',
    path: paths.home,
    looks: [{ name: 'skip link', folder: 'frame', find: skipLink }],
    reach: async ({ page }) => page.keyboard.press('Tab'),
  },
  ...MENU_GROUPS.map((group): ReachableState => ({
    name: `Products menu, ${group}`,
    path: paths.contact,
    only: 'desktop',
    differences: listMenuDifferences(group),
    looks: [makeMenuLook(`Products menu, ${group}`)],
    reach: openMenuAtGroup(group),
  })),
  {
    name: 'Products menu on a dark screen',
    path: paths.conference,
    only: 'desktop',
    differences: listMenuDifferences('Data Connect'),
    reach: openMenuAtGroup(),
  },
  ...MENU_GROUPS.slice(0, 2).map((group): ReachableState => ({
    name: `Products menu of the sticky header, ${group}`,
    path: paths.finsense,
    only: 'desktop',
    differences: listMenuDifferences(group, 'sticky header'),
    async reach(visitor) {
      await makeHeaderSticky(visitor);
      await openMenuAtGroup(group)(visitor);
    },
  })),
];

const OPEN_PANEL_DIFFERENCES = ['dialog: Menu', 'open: Open menu'];

async function openPanel(visitor: Visitor): Promise<void> {
  await reachByPress('button', 'Open menu')(visitor);
  await expect(menuPanel(visitor.page)).toBeVisible();
}

async function openProductsInPanel(visitor: Visitor): Promise<void> {
  await openPanel(visitor);
  await reachByPress('button', 'Products')(visitor);
  await expect(control(visitor.page, 'button', 'Back')).toBeFocused();
}

export const menuPanelStates: readonly ReachableState[] = [
  ...[paths.company, paths.home, paths.contact].map((path, index): ReachableState => ({
    name: `menu panel on ${path}`,
    path,
    only: 'phone',
    differences: OPEN_PANEL_DIFFERENCES,
    reach: openPanel,
    ...(index === 0 && { looks: [makePanelLook('menu panel')] }),
  })),
  {
    name: 'menu panel of the sticky header',
    path: paths.privacyPolicy,
    only: 'phone',
    differences: [...OPEN_PANEL_DIFFERENCES, 'sticky header'],
    async reach(visitor) {
      await makeHeaderSticky(visitor);
      await openPanel(visitor);
    },
  },
  {
    name: 'menu panel, Products',
    path: paths.company,
    only: 'phone',
    looks: [makePanelLook('menu panel, Products')],
    differences: OPEN_PANEL_DIFFERENCES,
    reach: openProductsInPanel,
  },
  ...MENU_GROUPS.map((group, index): ReachableState => ({
    name: `menu panel, ${group}`,
    path: paths.company,
    only: 'phone',
    differences: [...OPEN_PANEL_DIFFERENCES, `open: ${group}`].toSorted(),
    ...(index === 0 && { looks: [makePanelLook('menu panel, a group')] }),
    async reach(visitor) {
      await openProductsInPanel(visitor);
      await reachByPress('button', group)(visitor);
      await expect(menuPanel(visitor.page).getByRole('link').filter({ visible: true }).first()).toBeVisible();
    },
  })),
];
