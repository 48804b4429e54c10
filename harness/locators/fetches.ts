import type { Page } from '@playwright/test';

type Watched = { outstanding: number };

/** Counts what the page waits for: answers, and bodies that it reads. From the page's first script on. */
export function watchFetches(): void {
  const watched: Watched = { outstanding: 0 };
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

/** Whether the page has had every answer that it asked for, and what follows from it has run. */
export const answered = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { fetches: Watched }).fetches.outstanding === 0);
