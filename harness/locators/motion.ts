import type { Locator, Page } from '@playwright/test';

/**
 * Scroll positions since the last press; when a smooth `scrollIntoView` was `asked` for that has not scrolled yet, else
 * 0; and how long the last one took until its first scroll event (`stalled`), in ms.
 */
type WatchedScrolling = { positions: number[]; asked: number; stalled: number };

/** Records scrolling since the last press of a pointer or key (see WatchedScrolling). Runs before the page's own scripts. */
export function watchScrolling(): void {
  const now = performance.now.bind(performance);
  const watched: WatchedScrolling = { positions: [0], asked: 0, stalled: 0 };
  Object.assign(window, { scrolling: watched });
  const begin = () => Object.assign(watched, { positions: [Math.round(scrollY)], asked: 0, stalled: 0 });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, begin, { capture: true, passive: true });
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (how) {
    if (typeof how === 'object' && how.behavior === 'smooth') watched.asked = now();
    scrollIntoView.call(this, how);
  };
  addEventListener(
    'scroll',
    () => {
      if (watched.asked) watched.stalled = now() - watched.asked;
      watched.asked = 0;
      watched.positions.push(Math.round(scrollY));
    },
    { passive: true },
  );
}

/** The duration of a smooth scroll in ms: a browser that is too busy to draw a frame for this long jumps to its end. */
const SMOOTH_MS = 300;

/** So many positions between the ends make a short way a smooth one. */
const MANY = 5;

/**
 * Whether the page has scrolled smoothly since the last press. A smooth scroll has positions in between, a jump has
 * none; if the browser was too busy to draw one, the page's request for a smooth scroll decides.
 */
export async function wasLastScrollSmooth(page: Page): Promise<boolean> {
  const { positions, stalled } = await page.evaluate(
    () => (window as unknown as { scrolling: WatchedScrolling }).scrolling,
  );
  const ways: number[][] = [positions.slice(0, 1)];
  for (const position of positions.slice(1)) {
    const way = ways.at(-1)!;
    const [from, last] = [way[0]!, way.at(-1)!];
    if ((position - last) * (last - from) < 0) ways.push([last, position]);
    else way.push(position);
  }
  const between = ways.some((way) => {
    const [from, to] = [way[0]!, way.at(-1)!];
    const shares = way.map((position) => (position - from) / (to - from));
    const drawn = shares.filter((share) => share > 0.02 && share < 0.95).length;
    // Layout changes move the page by less than 200 px, and in few steps.
    return drawn >= (Math.abs(to - from) >= 200 ? 1 : MANY);
  });
  return between || stalled > SMOOTH_MS;
}

/** The number of running animations of an element and its descendants. */
export const countAnimations = (element: Locator): Promise<number> =>
  element.evaluate(
    (root) => root.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

/** Whether an element is just below the top of the window, where a scroll to an anchor ends. */
export const isAtTop = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { top } = target.getBoundingClientRect();
    return top >= 0 && top < 120;
  });

/** Whether any of an element is in the window. */
export const isInWindow = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
