import type { Browser } from '@playwright/test';
import { medianByProperty } from '../../harness/median.ts';
import { paths } from '../../src/content/paths.ts';
import type { BenchSite } from './bench-site.ts';
import { openPhoneWindow, openHydratedPage, throttleCpu } from './phone.ts';

/** An interaction: the longest time in ms from one of its inputs to the next paint, on our page and on its floor. */
export type Latency = { name: string; ms: number; floorMs: number };

/** The measured interactions: a tap on an element, or `keys` that are typed into it. */
const interactions = [
  { name: 'menu', path: paths.home, role: 'button', label: 'Open menu', keys: '' },
  { name: 'tab', path: paths.home, role: 'tab', label: 'Lending', keys: '' },
  { name: 'typing', path: paths.contact, role: 'textbox', label: 'Company name', keys: 'A bank' },
] as const;

/**
 * Measures each interaction on a phone with a quarter of this machine's speed: the medians of `runs` runs. Page and
 * floor take turns. The floor shows what the browser alone needs for the same markup and styles.
 */
export async function measureInteractions({ browser, origin }: BenchSite, runs: number): Promise<Latency[]> {
  const measured: Latency[] = [];
  for (const interaction of interactions) {
    const address = origin + interaction.path;
    const floor = await makeFloor(browser, address);
    const times: Omit<Latency, 'name'>[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push({
        floorMs: await measureLatency(browser, address, interaction, floor),
        ms: await measureLatency(browser, address, interaction),
      });
    measured.push({ name: interaction.name, ...medianByProperty(times) });
  }
  return measured;
}

/** The page as HTML when it is hydrated. Its own scripts are replaced by one that works menu and tabs. */
async function makeFloor(browser: Browser, address: string): Promise<string> {
  const context = await openPhoneWindow(browser);
  const page = await context.newPage();
  await openHydratedPage(page, address);
  const html = await page.evaluate(() => {
    for (const element of document.querySelectorAll('script, meta[http-equiv]')) element.remove();
    return document.documentElement.outerHTML;
  });
  await context.close();
  return `<!doctype html>${html}<script>(${workBareElements})()</script>`;
}

function workBareElements(): void {
  const menu = document.querySelector('dialog')!;
  const [button] = document.querySelectorAll<HTMLElement>(`[aria-controls="${menu.id}"]`);
  button!.onclick = () => menu.showModal();
  const tabs = document.querySelectorAll<HTMLElement>('[role="tab"]');
  for (const tab of tabs)
    tab.onclick = () => {
      for (const other of tabs) {
        other.ariaSelected = String(other === tab);
        document.getElementById(other.getAttribute('aria-controls')!)!.hidden = other !== tab;
      }
    };
}

/** Measures one interaction on the page, or on the HTML that is given in its place. */
async function measureLatency(
  browser: Browser,
  address: string,
  { role, label, keys }: (typeof interactions)[number],
  body?: string,
): Promise<number> {
  const context = await openPhoneWindow(browser);
  const page = await context.newPage();
  if (body) await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.addInitScript(recordPaints);
  await openHydratedPage(page, address);
  const target = page.getByRole(role, { name: label });
  await target.scrollIntoViewIfNeeded();
  if (keys) await target.focus();
  await page.waitForLoadState('networkidle');
  await throttleCpu(page);
  // `force` omits checks for which Playwright would add listeners to the page.
  await (keys ? page.keyboard.type(keys, { delay: 100 }) : target.tap({ force: true }));
  const ms = await page.evaluate(readLongestTime);
  await context.close();
  return ms;
}

type WindowWithPaintTimes = { paintTimes: number[] };

/** Records the ms from each click or key to the next paint: a message posted by a frame callback arrives after it. */
function recordPaints(): void {
  const paintTimes: number[] = [];
  Object.assign(window, { paintTimes });
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = ({ data }) => paintTimes.push(performance.now() - data);
  for (const type of ['click', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => requestAnimationFrame(() => port1.postMessage(timeStamp)),
      true,
    );
}

/** The longest recorded time in ms, after some frames and an idle callback. */
async function readLongestTime(): Promise<number> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestIdleCallback(done));
  return Math.max(...(window as unknown as WindowWithPaintTimes).paintTimes);
}
