import type { Locator } from '@playwright/test';
import { readAppearanceKeys } from './seen.ts';

const productGroupTabs = (part: Locator): Locator =>
  part.getByRole('tablist', { name: 'Product groups' }).getByRole('tab');

/** The tabs in reading order. A tab counts as selected if it has `aria-selected` and looks unlike all others. */
export async function listTabs(part: Locator): Promise<{ tab: string; selected: string }[]> {
  const looks = await readAppearanceKeys(productGroupTabs(part));
  const all = await productGroupTabs(part).all();
  const ariaSelected = await Promise.all(all.map((one) => one.getAttribute('aria-selected')));
  const names = await Promise.all(all.map((one) => one.innerText()));
  return names.map((tab, index) => {
    const isAlone = looks.filter((look) => look === looks[index]).length === 1;
    return { tab, selected: isAlone && ariaSelected[index] === 'true' ? 'yes' : 'no' };
  });
}

/** The visible panels: the name of each, which is its tab's text, and the products on its cards. */
export async function listTabPanels(part: Locator): Promise<{ panel: string; cards: string }[]> {
  const visible = await part.getByRole('tabpanel').filter({ visible: true }).all();
  return Promise.all(
    visible.map(async (panel) => ({
      panel: await panel.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-labelledby')!)!.textContent,
      ),
      cards: (await panel.getByRole('article').getByRole('heading').allTextContents()).join('; '),
    })),
  );
}

/** The visible product cards, each with its labels. */
export async function listProductCards(part: Locator): Promise<{ card: string; labels: string }[]> {
  const visible = await part.getByRole('article').filter({ visible: true }).all();
  return Promise.all(
    visible.map(async (card) => ({
      card: await card.getByRole('heading').innerText(),
      labels: (await card.getByRole('listitem').allInnerTexts()).join('; '),
    })),
  );
}
