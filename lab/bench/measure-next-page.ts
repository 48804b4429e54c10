import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from './bench-site.ts';
import { scrollToLink, type UsualLink, usualLinks } from './usual-links.ts';
import { openPhoneWindow, openHydratedPage, throttleCpu } from './phone.ts';

/** Lighthouse's slow 4G: round trips of 150 ms, 1.6 Mbit/s down and 750 kbit/s up, here in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** The kinds of visits: the site prefetches the next page, or does not because the browser's data saver is on. */
const visitKinds = ['prefetched', 'not prefetched'] as const;
export type Visit = (typeof visitKinds)[number];

/** `path` is `from, part of the page: to`; `p75`: the 75th percentile of the ms from touch to the next heading. */
export type LinkTime = { path: string; visit: Visit; p75: number };

/**
 * Follows each usual link `runs` times with and `runs` times without prefetching, on a phone with a quarter of this
 * machine's speed and a slow 4G connection.
 */
export async function measureNextPages({ browser, origin }: BenchSite, runs: number): Promise<LinkTime[]> {
  const measured: LinkTime[] = [];
  for (const usual of usualLinks)
    for (const visit of visitKinds) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await followLink(browser, origin, usual, visit));
      const p75 = times.toSorted((a, b) => a - b)[Math.ceil(runs * 0.75) - 1]!;
      measured.push({ path: `${usual.from}, ${usual.within}: ${usual.to}`, visit, p75 });
    }
  return measured;
}

/** Follows a link once, with a cold cache; returns the ms from the touch to the paint of the next page's heading. */
async function followLink(browser: Browser, origin: string, usual: UsualLink, visit: Visit): Promise<number> {
  const context = await openPhoneWindow(browser);
  const page = await context.newPage();
  if (visit === 'not prefetched') await page.addInitScript(turnOnDataSaver);
  await page.addInitScript(measureHeadingPaint);
  const waitUntilQuiet = prepareWaitForQuietPage(page);
  await openHydratedPage(page, origin + usual.from);
  const link = await scrollToLink(page, usual);
  await waitUntilQuiet();
  const session = await throttleCpu(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await link.tap();
  const ms = await page.evaluate(() => (window as unknown as WindowWithHeadingTime).headingMs);
  await context.close();
  return ms;
}

function turnOnDataSaver(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** A page counts as quiet after this many idle callbacks in a row without a pending request. */
const MIN_IDLE_CALLBACKS = 5;

/** Returns a function that waits until MIN_IDLE_CALLBACKS idle callbacks in a row have found no pending request. */
function prepareWaitForQuietPage(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const idle = () =>
    page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
    );
  return async () => {
    for (let quiet = 0; quiet < MIN_IDLE_CALLBACKS; quiet = pending.size > 0 ? 0 : quiet + 1) await idle();
  };
}

type WindowWithHeadingTime = { headingMs: Promise<number> };

/**
 * Runs before the page's own scripts. Measures the time from the last touch until a different heading is painted. A
 * frame callback runs before the paint of its frame, so a message posted from the callback arrives after the paint.
 */
function measureHeadingPaint(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  let last: { touch: number; heading: string | undefined } | undefined;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => void (last = { touch: timeStamp, heading: heading() }),
    true,
  );
  const { port1, port2 } = new MessageChannel();
  const headingMs = new Promise<number>((resolve) => {
    port2.onmessage = () => resolve(performance.now() - last!.touch);
    const arrivals = new MutationObserver(() => {
      if (!last || !heading() || heading() === last.heading) return;
      arrivals.disconnect();
      requestAnimationFrame(() => port1.postMessage(null));
    });
    arrivals.observe(document, { childList: true, subtree: true });
  });
  Object.assign(window, { headingMs });
}
