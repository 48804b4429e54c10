import type { Page } from '@playwright/test';
import { withTimeout } from '../timeout.ts';
import type { Visitor } from '../visitor.ts';
import { scrollInstantly } from './page.ts';

/** Scrolls to the end of the page, where lazily loaded parts then begin to load. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  // After a route change the page grows once its heading is painted (10.21).
  await page.locator('[data-reserved]').waitFor({ state: 'detached' });
  await scrollInstantly(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
}

/**
 * The names of all cookies and of the site's entries in the browser's stores; empty if no page of the site is open. If
 * scripts are off, nothing can write to a store.
 */
export async function listCookieAndStoreNames({ page, origin, conditions }: Visitor): Promise<string[]> {
  if (!page.url().startsWith(`${origin}/`)) return [];
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  if (!conditions.script) return cookies;
  const inStores = page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name!),
    ...(await caches.keys()),
  ]);
  // If the browser blocks a store, reading throws, but the store is empty.
  return [...cookies, ...(await withTimeout(inStores).catch(() => []))];
}

/**
 * Makes the page request its own address and waits for the answer: then the journal has every earlier request of the
 * page. Requests the address as a picture, because the journal would count a request by a script.
 */
export const waitForEarlierRequests = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const picture = new Image();
        picture.onload = picture.onerror = () => done();
        picture.src = location.href;
      }),
  );
