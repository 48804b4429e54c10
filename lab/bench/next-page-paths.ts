import type { Page } from '@playwright/test';
import { menuPanel } from '../../harness/locators/header.ts';
import { home } from '../../src/content/home/home.ts';
import { paths } from '../../src/content/paths.ts';

/** A path from one screen to the next: the place and name of the link, and the heading of the screen that it opens. */
export type UsualPath = {
  from: string;
  /** A landmark, or the menu panel of a phone. */
  within: 'banner' | 'main' | 'contentinfo' | 'menu';
  link: string;
  heading: string;
};

/** Ten usual paths of visitors with a phone: to the form, products, the company page, legal texts, the home page. */
export const usualPaths: readonly UsualPath[] = [
  { from: paths.home, within: 'main', link: 'Talk to us', heading: 'Tell us what you want to build' },
  { from: paths.home, within: 'banner', link: 'Contact us', heading: 'Tell us what you want to build' },
  { from: paths.home, within: 'main', link: 'View Finsense', heading: 'Finsense' },
  { from: paths.home, within: 'menu', link: 'Company', heading: 'About' },
  { from: paths.home, within: 'contentinfo', link: 'Prism', heading: 'Prism' },
  { from: paths.home, within: 'contentinfo', link: 'Annual returns', heading: 'Annual Return' },
  { from: paths.finsense, within: 'main', link: 'View ConnectHub', heading: 'ConnectHub' },
  { from: paths.lendscape, within: 'main', link: 'Contact us', heading: 'Tell us what you want to build' },
  { from: paths.company, within: 'banner', link: 'Sangam', heading: home.hero.heading },
  { from: paths.terms, within: 'contentinfo', link: 'Privacy Policy', heading: 'Privacy Policy' },
];

/** Scrolls the link of a path into view, as a visitor does before pressing it, and returns it. */
export async function scrollToLink(page: Page, { within, link }: UsualPath) {
  if (within === 'menu') await page.getByRole('button', { name: 'Open menu' }).tap();
  const place = within === 'menu' ? menuPanel(page) : page.getByRole(within);
  const target = place.getByRole('link', { name: link }).first();
  // The site prefetches pages only after a first event such as a scroll: scroll at least by a pixel.
  await page.evaluate(() => scrollTo(0, 1));
  await target.scrollIntoViewIfNeeded();
  return target;
}
