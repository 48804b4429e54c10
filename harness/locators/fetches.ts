import type { Page } from '@playwright/test';

/** The number of pending fetches, and for each address the screens from which it was requested, in order. */
type WatchedFetches = { outstanding: number; screens: Record<string, string[]> };

/** Counts pending fetches, and records which screen requested which address. Runs before the page's own scripts. */
export function watchFetches(): void {
  const watched: WatchedFetches = { outstanding: 0, screens: {} };
  Object.assign(window, { fetches: watched });
  const during = <T>(promise: Promise<T>): Promise<T> => {
    watched.outstanding += 1;
    const end = () => void (watched.outstanding -= 1);
    promise.then(end, end);
    return promise;
  };
  const note = (address: string) => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? location;
    const { pathname } = new URL(href);
    (watched.screens[address] ??= []).push(pathname === location.pathname ? pathname : '');
  };
  const { fetch } = window;
  window.fetch = (resource, ...options) => {
    note(resource instanceof Request ? resource.url : new URL(resource, location.href).href);
    return during(fetch(resource, ...options));
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src) note(node.src);
  }).observe(document, { childList: true, subtree: true });
  for (const reader of ['json', 'text', 'blob', 'arrayBuffer'] as const) {
    const read = Response.prototype[reader] as () => Promise<never>;
    Response.prototype[reader] = function (this: Response) {
      return during(read.call(this));
    };
  }
}

/**
 * The path of the screen that requested `address`. Called again, returns the screen of the next request for `address`.
 * '' for a request during a route change, which may come from the former or the new screen.
 */
export const findScreenOfCall = (page: Page, address: string): Promise<string> =>
  page
    .evaluate(
      (url) => (window as unknown as { fetches: WatchedFetches }).fetches.screens[url]?.shift() ?? '',
      address,
    )
    .catch(() => '');

/** Whether all fetches of the page, and all reads of answers' bodies, have ended. */
export const hasNoPendingFetch = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { fetches: WatchedFetches }).fetches.outstanding === 0);
