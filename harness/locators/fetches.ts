import type { Page } from '@playwright/test';

type WatchedFetches = { outstanding: number };

/** Counts the page's pending fetches and body reads. Runs before the page's own scripts. */
export function watchFetches(): void {
  const watched: WatchedFetches = { outstanding: 0 };
  Object.assign(window, { fetches: watched });
  const during = <T>(promise: Promise<T>): Promise<T> => {
    watched.outstanding += 1;
    const end = () => void (watched.outstanding -= 1);
    promise.then(end, end);
    return promise;
  };
  const { fetch } = window;
  window.fetch = (...call) => during(fetch(...call));
  for (const reader of ['json', 'text', 'blob', 'arrayBuffer'] as const) {
    const read = Response.prototype[reader] as () => Promise<never>;
    Response.prototype[reader] = function (this: Response) {
      return during(read.call(this));
    };
  }
}

/** Whether no fetch and no body read of the page is pending. */
export const hasEveryAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { fetches: WatchedFetches }).fetches.outstanding === 0);
