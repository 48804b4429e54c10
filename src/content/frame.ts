import type { Link } from './content-types.ts';
import { paths } from './paths.ts';

/** The words of the header and the skip link, and the words that all links to a new tab share. */
export const headerAndLinkWords = {
  skip: 'Skip to content',
  /** Hidden words after the company's name in the logo, which links to the home page. */
  home: ' home',
  /** The accessible name of the main navigation. */
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  back: 'Back',
  /** The link to the footer that replaces the menu button until hydration. */
  morePages: 'More pages',
  /** Hidden words after the label of a link that opens a new tab. */
  newTab: ' (opens in a new tab)',
} as const;

/** The link home of screens on which a visitor is stranded or done. */
export const homeLink: Link = { label: 'Go to the home page', href: paths.home };
