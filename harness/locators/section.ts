import type { Locator, Page } from '@playwright/test';
import { inTurn, isDrawn, onlySeen, readIn } from './seen.ts';

const inOneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** A section of the content by its heading. */
export const section = (page: Page, heading: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) });

/** The headings of all sections in reading order. */
export const sections = (page: Page): Promise<string[]> =>
  wordsOf(page.getByRole('main').locator('section').getByRole('heading', { level: 2 }));

/** The headings below a section's own. */
export const headingsIn = (part: Locator): Promise<string[]> =>
  wordsOf(part.getByRole('heading', { level: 3 }));

/** The items of a section's lists; an item with a heading is a passage and none of them. */
export const listIn = (page: Page, part: Locator): Promise<string[]> =>
  wordsOf(part.getByRole('listitem').filter({ hasNot: page.getByRole('heading') }));

/** Each heading below the section's own with the paragraph that follows it. */
export async function passagesIn(part: Locator): Promise<{ heading: string; text: string }[]> {
  const headings = await onlySeen(part.getByRole('heading', { level: 3 }));
  return Promise.all(
    headings.map(async (heading) => ({
      heading: inOneLine(await heading.textContent()),
      text: inOneLine(await readIn(heading.locator('xpath=following-sibling::*[1]'))),
    })),
  );
}

/** What a visitor can read in a part of the page. */
export const textOf = async (part: Locator): Promise<string> => inOneLine(await readIn(part));

/** The logos of a row: the name of each, and whether its mark is drawn. */
export async function logosIn(part: Locator): Promise<{ name: string; drawn: boolean }[]> {
  const items = await part.getByRole('listitem').filter({ visible: true }).all();
  return inTurn(items, async (item) => ({
    name: inOneLine(await item.evaluate((element) => (element.querySelector('h3') ?? element).textContent)),
    drawn: await isDrawn(item.locator('svg')),
  }));
}

/**
 * The rows of a table by its caption: each cell under the name that a visitor reads for it, at the top of its column or,
 * where rows stand as blocks, before the cell.
 */
export const rowsOf = (page: Page, caption: string): Promise<Record<string, string>[]> =>
  page.getByRole('table', { name: caption }).evaluate((table) => {
    const [head, ...rows] = [...(table as HTMLTableElement).rows].map((row) => [...row.cells]);
    const isClipped = getComputedStyle(head![0]!.closest('thead')!).clipPath !== 'none';
    const nameOf = (cell: Element, index: number) =>
      isClipped && index > 0
        ? (/"(.*?)"/.exec(getComputedStyle(cell, '::before').content)?.[1] ?? '')
        : head![index]!.innerText.trim();
    return rows.map((cells) =>
      Object.fromEntries(cells.map((cell, index) => [nameOf(cell, index), cell.innerText.trim()])),
    );
  });

async function wordsOf(elements: Locator): Promise<string[]> {
  const texts = await inTurn(await onlySeen(elements), (element) => element.textContent());
  return texts.map(inOneLine);
}
