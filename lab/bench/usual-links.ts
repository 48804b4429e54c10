import type { Page } from '@playwright/test';
import { menuPanel } from '../../harness/locators/header.ts';
import { formAddress, paths } from '../../src/content/paths.ts';

/** A link that visitors often follow: the path of the screen with the link, its place there, and the linked path. */
export type UsualLink = {
  from: string;
  /** The part of the screen that contains the link: a landmark, or the menu panel of a phone. */
  within: 'banner' | 'main' | 'contentinfo' | 'menu';
  to: string;
};

/** Ten links that visitors with a phone often follow: to the form, products, company page, legal texts, home page. */
export const usualLinks: readonly UsualLink[] = [
  { from: paths.home, within: 'main', to: formAddress },
  { from: paths.home, within: 'banner', to: paths.contact },
  { from: paths.home, within: 'main', to: paths.finsense },
  { from: paths.home, within: 'menu', to: paths.company },
  { from: paths.wealthscape, within: 'main', to: paths.prism },
  { from: paths.home, within: 'contentinfo', to: paths.annualReturns },
  { from: paths.finsense, within: 'main', to: paths.connecthub },
  { from: paths.lendscape, within: 'main', to: formAddress },
  { from: paths.company, within: 'banner', to: paths.home },
  { from: paths.terms, within: 'contentinfo', to: paths.privacyPolicy },
];

/** Scrolls to a usual link, because a visitor sees a link before pressing it. Returns the link's locator. */
export async function scrollToLink(page: Page, { within, to }: UsualLink) {
  if (within === 'menu') await page.getByRole('button', { name: 'Open menu' }).tap();
  const place = within === 'menu' ? menuPanel(page) : page.getByRole(within);
  const target = place.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  // The site prefetches pages only after a first event such as a scroll: scroll at least by a pixel.
  await page.evaluate(() => scrollTo(0, 1));
  await target.scrollIntoViewIfNeeded();
  return target;
}
