import type { Page } from '@playwright/test';

/** Positions since the page was last pressed, and how long the last smooth way that it asked for stood still, in ms. */
type Watched = { positions: number[]; asked: number; stalled: number };

/** Notes every position that the page scrolls through since it was last pressed, from its first script on. */
export function watchScrolling(): void {
  const now = performance.now.bind(performance);
  const watched: Watched = { positions: [0], asked: 0, stalled: 0 };
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

/** How long a browser takes for a smooth way, in ms: one that draws nothing for as long shows its end alone. */
const SMOOTH_MS = 300;

/**
 * Whether the page has gone smoothly since it was last pressed. A smooth way has frames in between, and a jump has
 * none; where the machine was too busy to draw one, what the page asked the browser for decides.
 */
export async function hasGoneSmoothly(page: Page): Promise<boolean> {
  const { positions, stalled } = await page.evaluate(
    () => (window as unknown as { scrolling: Watched }).scrolling,
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
    // What comes into view or goes pushes the page about by less.
    return Math.abs(to - from) >= 200 && shares.some((share) => share > 0.02 && share < 0.95);
  });
  return between || stalled > SMOOTH_MS;
}
