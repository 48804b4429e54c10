import type { Page } from '@playwright/test';

/** A level's row in the table of grievance levels: each cell by the heading of its column. */
export async function grievanceLevel(page: Page, level: string): Promise<Record<string, string>> {
  const table = page.getByRole('table', { name: 'Grievance levels' });
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: level, exact: true }) });
  const cells = await row.getByRole('rowheader').or(row.getByRole('cell')).allInnerTexts();
  return Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? '']));
}
