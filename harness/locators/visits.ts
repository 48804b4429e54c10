import type { Page } from '@playwright/test';
import { withTimeout } from '../timeout.ts';
import type { Visitor } from '../visitor.ts';
import { scrollInstantly } from './page.ts';

/** Goes to the end of the page that is open, so that all that waits for its visitor's eye begins. */
export async function goToTheEnd(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await scrollInstantly(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
}

/** What the site keeps in its visitor's browser: names of cookies and in its stores; nothing where no page of it is open. */
export async function keptBySite({ page, origin }: Visitor): Promise<string[]> {
  if (!page.url().startsWith(`${origin}/`)) return [];
  const cookies = await page.context().cookies();
  const inStores = page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name!),
    ...(await caches.keys()),
  ]);
  // A browser that refuses its stores keeps nothing in them.
  return [...cookies.map(({ name }) => name), ...(await withTimeout(inStores).catch(() => []))];
}

/** Waits until the host has had every request that the page has made so far, in the order in which they left. */
export const roundTrip = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await fetch(location.href)));
