import type { Locator, Page } from '@playwright/test';

const tabs = (page: Page): Locator => page.getByRole('tablist', { name: 'Product groups' }).getByRole('tab');

/** A tab of the product showcase. */
export const tab = (page: Page, label: string): Locator =>
  page.getByRole('tablist', { name: 'Product groups' }).getByRole('tab', { name: label, exact: true });

/** The tabs in reading order, and which of them say that they are selected. */
export const tabFacts = (page: Page) =>
  tabs(page).evaluateAll((all) =>
    all.map((one) => ({ tab: one.textContent, selected: one.getAttribute('aria-selected') })),
  );

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
