/** The words of what frames every page, and of links wherever they stand. */
export const frame = {
  skip: 'Skip to content',
  /** Said after the name in the logo, which leads there. */
  home: ' home',
  /** Names the navigation among a page's landmarks. */
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  back: 'Back',
  /** In place of the menu until the scripts run: leads to the footer. */
  allPages: 'All pages',
  /** Said after the label of a link that opens one. */
  newTab: ' (opens in a new tab)',
} as const;
