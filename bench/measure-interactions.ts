import type { Browser, Page } from '@playwright/test';
import { median } from '../harness/results/median.ts';

const SLOWDOWN = 4;

type Interaction = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  act(page: Page): Promise<void>;
};

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', act: (page) => page.getByRole('button', { name: 'Menu' }).tap() },
  { name: 'tab', path: '/', act: (page) => page.getByRole('tab', { name: 'Lending' }).tap() },
  {
    name: 'typing',
    path: '/contact-us',
    prepare: (page) => page.getByRole('textbox', { name: 'Email ID' }).focus(),
    act: (page) => page.keyboard.type('a@b.example'),
  },
];

/**
 * Measures each interaction on a phone with a quarter of this machine's speed: the longest time from an input to the
 * next paint, in ms, as the median of `tries` runs.
 */
export async function measureInteractions(browser: Browser, origin: string, tries: number) {
  const measured: { name: string; ms: number }[] = [];
  for (const interaction of interactions) {
    const all: number[] = [];
    for (let run = 0; run < tries; run += 1) all.push(await measureLatency(browser, origin, interaction));
    measured.push({ name: interaction.name, ms: median(all) });
  }
  return measured;
}

async function measureLatency(
  browser: Browser,
  origin: string,
  { path, prepare, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(observeEvents);
  await page.goto(origin + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await prepare?.(page);
  await act(page);
  const ms = await page.evaluate(readSlowestEvent);
  await context.close();
  return ms;
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
 * The longest event in ms; 0 if each took less than 16 ms, as Chromium does not report these. It reports an event after
 * the paint that follows it: wait for some frames and an idle moment first.
 */
async function readSlowestEvent(): Promise<number> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestIdleCallback(done));
  return Math.max(0, ...(window as unknown as Observed).durations);
}
