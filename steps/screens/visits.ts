import type { Page } from '@playwright/test';
import { scrollInstantly } from './page.ts';

/** What one page asked of its visitor and what the host answered. */
export type Visit = { path: string; status: number; passwords: number };

/** Goes to the end of the page that is open, so that all that waits for its visitor's eye begins. */
export async function goToTheEnd(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await scrollInstantly(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
}

/** How many fields of the page that is open want a password. */
export const passwordFields = (page: Page): Promise<number> => page.locator('input[type=password]').count();

/** What the page's site keeps in its visitor's browser: cookies, and names in its stores. */
export const keptBySite = async (page: Page): Promise<string[]> => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
];
