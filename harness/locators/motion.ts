import type { Locator, Page } from '@playwright/test';

/**
 * Scrolling since the last press: `positions` are scroll positions, `requestedAt` is the time of a smooth
 * `scrollIntoView` that has not scrolled yet (otherwise 0), `stalled` the ms from such a request to its first scroll
 * event.
 */
type WatchedScrolling = { positions: number[]; requestedAt: number; stalled: number };

/** Records scrolling since the last press of a pointer or a key. Runs before the page's own scripts. */
export function watchScrolling(): void {
  const now = performance.now.bind(performance);
  const watched: WatchedScrolling = { positions: [0], requestedAt: 0, stalled: 0 };
  Object.assign(window, { scrolling: watched });
  const begin = () =>
    Object.assign(watched, { positions: [Math.round(scrollY)], requestedAt: 0, stalled: 0 });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, begin, { capture: true, passive: true });
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (how) {
    if (typeof how === 'object' && how.behavior === 'smooth') watched.requestedAt = now();
    scrollIntoView.call(this, how);
  };
  addEventListener(
    'scroll',
    () => {
      if (watched.requestedAt) watched.stalled = now() - watched.requestedAt;
      watched.requestedAt = 0;
      watched.positions.push(Math.round(scrollY));
    },
    { passive: true },
  );
}

/** The duration of a smooth scroll in ms: a browser too busy to draw a frame for this long jumps to the end. */
const SMOOTH_SCROLL_MS = 300;

/** A scroll over a short distance is smooth if it has at least this many positions between its ends. */
const MIN_POSITIONS_OF_SMOOTH_SCROLL = 5;

/**
 * Whether the page has scrolled smoothly since the last press: a smooth scroll has positions between start and end, a
 * jump has none. If the browser was too busy to draw those positions, the page's request for a smooth scroll counts.
 */
export async function wasLastScrollSmooth(page: Page): Promise<boolean> {
  const { positions, stalled } = await page.evaluate(
    () => (window as unknown as { scrolling: WatchedScrolling }).scrolling,
  );
  const scrolls: number[][] = [positions.slice(0, 1)];
  for (const position of positions.slice(1)) {
    const scroll = scrolls.at(-1)!;
    const [from, last] = [scroll[0]!, scroll.at(-1)!];
    if ((position - last) * (last - from) < 0) scrolls.push([last, position]);
    else scroll.push(position);
  }
  const between = scrolls.some((scroll) => {
    const [from, to] = [scroll[0]!, scroll.at(-1)!];
    const shares = scroll.map((position) => (position - from) / (to - from));
    const drawn = shares.filter((share) => share > 0.02 && share < 0.95).length;
    // Layout changes also move the page, but by less than 200 px and in few steps.
    return drawn >= (Math.abs(to - from) >= 200 ? 1 : MIN_POSITIONS_OF_SMOOTH_SCROLL);
  });
  return between || stalled > SMOOTH_SCROLL_MS;
}

/** The number of running animations of an element and its descendants. */
export const countRunningAnimations = (element: Locator): Promise<number> =>
  element.evaluate(
    (root) => root.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

/** Whether an element is just below the top of the window, where a scroll to an anchor ends. */
export const isAtTop = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { top } = target.getBoundingClientRect();
    return top >= 0 && top < 120;
  });

/** Whether at least a part of an element is in the window. */
export const isInWindow = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
