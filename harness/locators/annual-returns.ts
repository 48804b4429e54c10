import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { inTurn, isDrawn, readIn } from './seen.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** The buttons of the listed files. */
const buttons = (page: Page): Locator => main(page).getByRole('listitem').getByRole('button');

/** A listed file's button, by the file name that it shows. */
export const fileButton = (page: Page, name: string): Locator =>
  buttons(page).filter({ has: page.getByText(name, { exact: true }) });

/** The file names that the list shows, from the top, without the word that says what a press does. */
export async function fileNames(page: Page): Promise<string[]> {
  const texts = await Promise.all((await buttons(page).all()).map(readIn));
  return texts.map((text) => text.trim().split('\n')[0]!.trim());
}

/** How many listed files have an icon that can be seen. */
export async function icons(page: Page): Promise<number> {
  const all = await buttons(page).locator('svg:first-child').all();
  const drawn = await inTurn(all, isDrawn);
  return drawn.filter(Boolean).length;
}

/** The card that stands where the list will be: nothing but shapes, for the eye only. */
export const placeholder = (page: Page): Locator =>
  main(page).locator('section > [aria-hidden="true"]').filter({ hasNotText: /\S/ });

/** Whether something runs across the placeholder. */
export const shimmers = (card: Locator): Promise<boolean> =>
  card.evaluate((element) =>
    element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
  );

/** The list's place when there is nothing to list. */
export const emptyNote = (page: Page): Locator =>
  main(page).getByText('No annual return is listed at the moment.');

/** The bytes of a saved file. */
export const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
