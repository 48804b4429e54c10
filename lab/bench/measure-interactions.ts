import type { Browser, Page } from '@playwright/test';
import { median } from '../../harness/median.ts';
import { paths } from '../../src/content/paths.ts';
import type { BenchSite } from './bench-site.ts';
import { openPhoneWindow, openHydratedPage, throttleCpu } from './phone.ts';

/** An interaction, and the longest time in ms from one of its inputs to the next paint. */
export type Latency = { name: string; ms: number };

type Interaction = {
  name: string;
  path: string;
  prepare(page: Page): Promise<() => Promise<void>>;
};

/** The measured interactions. `prepare` makes the page ready; the function that it returns sends the measured input. */
const interactions: readonly Interaction[] = [
  { name: 'menu', path: paths.home, prepare: (page) => prepareTap(page, 'button', 'Open menu') },
  { name: 'tab', path: paths.home, prepare: (page) => prepareTap(page, 'tab', 'Lending') },
  {
    name: 'typing',
    path: paths.contact,
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Email ID' }).focus();
      return () => page.keyboard.type('a@b.example');
    },
  },
];

/** Scrolls an element into view; the returned function taps its centre. */
async function prepareTap(page: Page, role: 'button' | 'tab', name: string): Promise<() => Promise<void>> {
  const target = page.getByRole(role, { name });
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Measures each interaction on a phone with a quarter of this machine's speed: the median of `runs` runs. */
export async function measureInteractions({ browser, origin }: BenchSite, runs: number): Promise<Latency[]> {
  const measured: Latency[] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measureLatency(browser, origin, interaction));
    measured.push({ name: interaction.name, ms: median(times) });
  }
  return measured;
}

async function measureLatency(
  browser: Browser,
  origin: string,
  { path, prepare }: Interaction,
): Promise<number> {
  const context = await openPhoneWindow(browser);
  const page = await context.newPage();
  await page.addInitScript(recordEventDurations);
  await openHydratedPage(page, origin + path);
  const act = await prepare(page);
  await throttleCpu(page);
  await act();
  const ms = await page.evaluate(readLongestDuration);
  await context.close();
  return ms;
}

type WindowWithEventDurations = { durations: number[] };

function recordEventDurations(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * The duration of the longest event in ms; 0 if all events took less than 16 ms, because Chromium does not report
 * those. Chromium reports an event only after the next paint: first wait for some frames and an idle callback.
 */
async function readLongestDuration(): Promise<number> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestIdleCallback(done));
  return Math.max(0, ...(window as unknown as WindowWithEventDurations).durations);
}
