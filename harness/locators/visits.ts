import type { Page } from '@playwright/test';
import { withTimeout } from '../timeout.ts';
import type { Visitor } from '../visitor.ts';
import { scrollInstantly } from './page.ts';

/** Scrolls to the end of the page, where lazily loaded parts then begin to load. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  // After a route change the page grows once its heading is painted (10.21).
  await page.locator('[data-coming]').waitFor({ state: 'detached' });
  await scrollInstantly(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
}

/**
 * The names of all cookies and of the site's entries in the browser's stores; empty if no page of the site is open. Where
 * scripts are off, nothing writes to a store.
 */
export async function listKeptNames({ page, origin, conditions }: Visitor): Promise<string[]> {
  if (!page.url().startsWith(`${origin}/`)) return [];
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  if (!conditions.script) return cookies;
  const inStores = page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name!),
    ...(await caches.keys()),
  ]);
  // Reading a blocked store throws: then nothing is kept.
  return [...cookies, ...(await withTimeout(inStores).catch(() => []))];
}

/**
 * Lets the page request itself and waits for the answer: then the journal has every earlier request of the page. As a
 * picture, since the journal counts what scripts fetch.
 */
export const waitForRoundTrip = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const picture = new Image();
        picture.onload = picture.onerror = () => done();
        picture.src = location.href;
      }),
  );
