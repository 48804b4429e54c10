import type { Locator, Page } from '@playwright/test';
import { looksOf } from './seen.ts';

const tabs = (page: Page): Locator => page.getByRole('tablist', { name: 'Product groups' }).getByRole('tab');

/** A tab of the product showcase. */
export const tab = (page: Page, label: string): Locator =>
  page.getByRole('tablist', { name: 'Product groups' }).getByRole('tab', { name: label, exact: true });

/** The tabs in reading order, and which of them say that they are selected and look otherwise than all others. */
export async function tabFacts(page: Page): Promise<{ tab: string; selected: string }[]> {
  const looks = await looksOf(tabs(page));
  const all = await tabs(page).all();
  const said = await Promise.all(all.map((one) => one.getAttribute('aria-selected')));
  const names = await Promise.all(all.map((one) => one.innerText()));
  return names.map((tab, index) => {
    const isAlone = looks.filter((look) => look === looks[index]).length === 1;
    return { tab, selected: isAlone ? `${said[index]}` : 'false' };
  });
}

/** The visible panels, each by the name that its tab gives it, with the products whose cards it shows. */
export async function panels(page: Page): Promise<{ name: string; products: string[] }[]> {
  const visible = await page.getByRole('tabpanel').filter({ visible: true }).all();
  return Promise.all(
    visible.map(async (panel) => ({
      name: await panel.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-labelledby')!)!.textContent,
      ),
      products: await panel.getByRole('article').getByRole('heading').allTextContents(),
    })),
  );
}
