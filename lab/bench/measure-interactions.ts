import type { Browser, Page } from '@playwright/test';
import { medianOf } from '../../harness/median.ts';
import { paths } from '../../src/content/paths.ts';
import { findMiddle, openPhone, openReady, slowDown } from './phone.ts';
import { splitWork, type TraceEvent, type Work } from './split-work.ts';

/** The longest time from an input to the next paint, in ms, and the page's work in it. */
export type Latency = Work & { ms: number };

type Interaction = {
  name: string;
  path: string;
  /** The input's event, which gives its time in the trace. */
  input: 'pointerdown' | 'keydown';
  prepare(page: Page): Promise<() => Promise<void>>;
};

/** `prepare` returns the bare input through the browser's protocol, because Playwright's own checks would be measured too. */
const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: paths.home,
    input: 'pointerdown',
    prepare: (page) => aimAt(page, 'button', 'Open menu'),
  },
  { name: 'tab', path: paths.home, input: 'pointerdown', prepare: (page) => aimAt(page, 'tab', 'Lending') },
  {
    name: 'typing',
    path: paths.contact,
    input: 'keydown',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Email ID' }).focus();
      return () => page.keyboard.type('a@b.example');
    },
  },
];

async function aimAt(page: Page, role: 'button' | 'tab', name: string): Promise<() => Promise<void>> {
  const { x, y } = await findMiddle(page, name, role);
  return () => page.touchscreen.tap(x, y);
}

/** Measures each interaction on a phone with a quarter of this machine's speed: medians of `tries` runs. */
export async function measureInteractions(browser: Browser, origin: string, tries: number) {
  const measured: ({ name: string } & Latency)[] = [];
  for (const interaction of interactions) {
    const all: Latency[] = [];
    for (let run = 0; run < tries; run += 1) all.push(await measureLatency(browser, origin, interaction));
    measured.push({ name: interaction.name, ...medianOf(all) });
  }
  return measured;
}

async function measureLatency(
  browser: Browser,
  origin: string,
  { path, input, prepare }: Interaction,
): Promise<Latency> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.addInitScript(observeEvents);
  await openReady(page, origin + path);
  const act = await prepare(page);
  await slowDown(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const ms = await page.evaluate(readSlowestEvent);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await context.close();
  return { ms, ...splitWork(traceEvents, input, ms) };
}

type Observed = { durations: number[] };

function observeEvents(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * The longest event in ms; 0 if each took less than 16 ms, which Chromium does not report. It reports an event after
 * the paint that follows it: wait for some frames and an idle moment first.
 */
async function readSlowestEvent(): Promise<number> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestIdleCallback(done));
  return Math.max(0, ...(window as unknown as Observed).durations);
}
