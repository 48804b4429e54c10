import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { readInTurn, isDrawn, listSeenWords } from './seen.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** The buttons of the listed files. */
const fileButtons = (part: Locator): Locator => part.getByRole('listitem').getByRole('button');

/** A listed file's button, by the file name that it shows. */
export const fileButton = (page: Page, name: string): Locator =>
  fileButtons(main(page)).filter({ has: page.getByText(name, { exact: true }) });

/** The listed file names from the top, without the word "Download" of their buttons. */
export async function listFileNames(part: Locator): Promise<string[]> {
  return (await listSeenWords(fileButtons(part))).map((text) => text.trim().split('\n')[0]!.trim());
}

/** The names of the files that have a visible icon in front. */
export async function listFilesWithIcon(part: Locator): Promise<string[]> {
  const all = await fileButtons(part).locator('svg:first-child').all();
  const areDrawn = await readInTurn(all, isDrawn);
  return (await listFileNames(part)).filter((_name, index) => areDrawn[index]);
}

/** The part of the screen with the list of files or its skeleton. */
export const annualReturnsList = (page: Page): Locator => main(page).locator('section');

/** The skeleton card shown while the list loads: shapes, hidden from assistive tools. */
export const loadingCard = (page: Page): Locator =>
  main(page).locator('section > [aria-hidden="true"]').filter({ hasNotText: /\S/ });

/** Whether the loading skeleton has shapes, and each of them is seen. */
export const areSkeletonShapesDrawn = (page: Page): Promise<boolean> =>
  loadingCard(page)
    .locator('span:empty')
    .evaluateAll(
      (shapes) =>
        shapes.length > 0 &&
        shapes.every((shape) => {
          const { width, height } = shape.getBoundingClientRect();
          return width > 0 && height > 0 && getComputedStyle(shape).backgroundColor !== 'rgba(0, 0, 0, 0)';
        }),
    );

/** The note shown instead of an empty list. */
export const emptyListNote = (page: Page): Locator =>
  main(page).getByText('No annual returns are listed at the moment.');

/** Reads and deletes a saved file; otherwise a browser may add a number to the next file of the same name. */
export async function readAndDeleteFile(download: Download): Promise<Buffer> {
  const bytes = await readFile(await download.path());
  await download.delete();
  return bytes;
}
