import type { Locator, Page } from '@playwright/test';
import { section } from './section.ts';

export type Box = { left: number; right: number; top: number; bottom: number };

const useCases = (page: Page): Locator => section(page, 'Tailored Solutions for Every Financial Use Case');

/** Where a part is in the window. */
export const boxOf = (part: Locator): Promise<Box> =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** The drawing that the use cases stand around. */
export const orbitGraphic = (page: Page): Locator => useCases(page).locator('svg');

/** Where each use case is, by what is written in it and not by the room it is given. */
export async function useCaseBoxes(page: Page): Promise<Box[]> {
  const items = await useCases(page).getByRole('listitem').filter({ visible: true }).all();
  return Promise.all(
    items.map((item) =>
      item.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, right, top, bottom } = words.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    ),
  );
}

/** Whether two things lie over each other. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
