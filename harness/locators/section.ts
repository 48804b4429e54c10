import type { Locator, Page } from '@playwright/test';
import { readInTurn, isDrawn, listSeenElements, readSeenWords } from './seen.ts';

const collapseSpaces = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** A section of the content by its heading. */
export const section = (page: Page, heading: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) });

/** The headings of all sections in reading order. */
export const listSections = (part: Locator): Promise<string[]> =>
  listSeenTexts(part.locator('section').getByRole('heading', { level: 2 }));

/** The headings of level 3 in a section. */
export const listSubheadings = (part: Locator): Promise<string[]> =>
  listSeenTexts(part.getByRole('heading', { level: 3 }));

/** The items of a section's lists, without items that have a heading (cards and passages). */
export const listItems = (part: Locator): Promise<string[]> =>
  listSeenTexts(part.getByRole('listitem').filter({ hasNot: part.page().getByRole('heading') }));

/** The headings of level 3 in a section, each with the paragraph that follows. */
export async function listPassages(part: Locator): Promise<{ heading: string; text: string }[]> {
  const headings = await listSeenElements(part.getByRole('heading', { level: 3 }));
  return Promise.all(
    headings.map(async (heading) => ({
      heading: collapseSpaces(await heading.textContent()),
      text: collapseSpaces(await readSeenWords(heading.locator('xpath=following-sibling::*[1]'))),
    })),
  );
}

/** The names in a row of logos, with ", not drawn" after each whose drawing is not visible. */
export async function listLogos(part: Locator): Promise<string[]> {
  const items = await part.getByRole('listitem').filter({ visible: true }).all();
  return readInTurn(items, async (item) => {
    const name = await item.evaluate((element) => (element.querySelector('h3') ?? element).textContent);
    return collapseSpaces(name) + ((await isDrawn(item.locator('> svg'))) ? '' : ', not drawn');
  });
}

/** The string `mark` for each visible drawing in a row of logos, because features only count the drawings. */
export const listMarkPerLogo = async (part: Locator): Promise<string[]> =>
  (await listSeenElements(part.getByRole('listitem').locator('> svg'))).map(() => 'mark');

/**
 * The rows of a table: each cell by its visible name, which is the column's heading or, if rows are shown as blocks,
 * the label before the cell.
 */
export const listTableRows = (part: Locator): Promise<Record<string, string>[]> =>
  part.evaluate((table) => {
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

async function listSeenTexts(elements: Locator): Promise<string[]> {
  const texts = await readInTurn(await listSeenElements(elements), (element) => element.textContent());
  return texts.map((text) => collapseSpaces((text ?? '').replace('(opens in a new tab)', '')));
}
