import type { Page } from '@playwright/test';
import { menuPanel } from '../../harness/locators/header.ts';
import { formAddress, paths } from '../../src/content/paths.ts';

/** A link that visitors often follow: the screen on which it is, its place there, and the path to which it leads. */
export type UsualPath = {
  from: string;
  /** A landmark, or the menu panel of a phone. */
  within: 'banner' | 'main' | 'contentinfo' | 'menu';
  to: string;
};

/** Ten usual paths of visitors with a phone: to the form, products, the company page, legal texts, the home page. */
export const usualPaths: readonly UsualPath[] = [
  { from: paths.home, within: 'main', to: formAddress },
  { from: paths.home, within: 'banner', to: paths.contact },
  { from: paths.home, within: 'main', to: paths.finsense },
  { from: paths.home, within: 'menu', to: paths.company },
  { from: paths.home, within: 'contentinfo', to: paths.prism },
  { from: paths.home, within: 'contentinfo', to: paths.annualReturns },
  { from: paths.finsense, within: 'main', to: paths.connecthub },
  { from: paths.lendscape, within: 'main', to: formAddress },
  { from: paths.company, within: 'banner', to: paths.home },
  { from: paths.terms, within: 'contentinfo', to: paths.privacyPolicy },
];

/** Scrolls the link of a path into view, as a visitor does before pressing it, and returns it. */
export async function scrollToLink(page: Page, { within, to }: UsualPath) {
  if (within === 'menu') await page.getByRole('button', { name: 'Open menu' }).tap();
  const place = within === 'menu' ? menuPanel(page) : page.getByRole(within);
  const target = place.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  // The site prefetches pages only after a first event such as a scroll: scroll at least by a pixel.
  await page.evaluate(() => scrollTo(0, 1));
  await target.scrollIntoViewIfNeeded();
  return target;
}
