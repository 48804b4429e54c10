import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserFlags, browserPath } from '../../scripts/browser.ts';
import { changesSince } from '../changes.ts';
import { renderReport } from '../pages/render.tsx';
import { mixed, plantedReport, plantedTrial } from './planted.ts';

const report = plantedReport(mixed, {
  gates: { suites: [{ title: 'links.spec.ts', specs: [{ title: 'home', ok: true, tests: [] }] }] },
  sensitivity: plantedTrial([
    ['5.4', 'killed', `features/5-validation/message-length.feature:20 The counter`],
    ['5.4', 'killed', 'features/5-validation/moved.feature:7 Long <b>enough</b>'],
    ['5.5', 'survived'],
    ['5.5', 'argued'],
    ['contrast', 'killed', 'gates/accessibility.spec.ts'],
  ]),
});
const before = plantedReport(mixed.slice(0, 2));
const files = renderReport(report, changesSince(before, report));
const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Stands for any picture: only one that loads takes the room that it will have. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
  page = await browser.newPage();
});
afterAll(() => browser.close());

async function show(name: string): Promise<void> {
  expect(files['report.css']).toContain('--ink');
  const style = `<style>${files['report.css']}</style>`;
  const html = files[name]!.replace('<link rel="stylesheet" href="report.css"/>', style);
  await page.setContent(html.replaceAll(/src="pictures\/[^"]*"/g, `src="${PIXEL}"`));
}

describe.each(pages)('%s', (name) => {
  it.each([360, 1280])('has no axe violation and no sideways scroll at %i px', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await show(name);
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await page.addScriptTag({ path: axe });
    const { violations, passes } = await page.evaluate(() =>
      (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    );
    expect(passes.length).toBeGreaterThan(10);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('leads only to what is there, and asks nobody outside', () => {
    const targets = [...files[name]!.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    for (const target of targets.filter((address) => !/^(?:pictures\/|data:)/.test(address))) {
      const [file, anchor] = target.split('#');
      const text = files[file || name];
      expect(text, target).toBeDefined();
      if (anchor) expect(text, target).toContain(`id="${anchor}"`);
    }
  });
});

describe('the first view', () => {
  it('names the broken clause in words and leads to the failed step', async () => {
    await show('index.html');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('The site breaks 1');
    expect(await page.locator('.card.broken').innerText()).toContain('A counter against the 300 maximum');
    const address = await page.getByRole('link', { name: 'the counter reads' }).getAttribute('href');
    expect(address).toBe('section-5.html#5.5-the-counter-2-step-1');
    await show('section-5.html');
    const step = page.locator(`[id="${address!.split('#')[1]}"]`);
    expect(await step.innerText()).toContain('Not 300');
    expect(await step.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await step.boundingBox())!.width).toBeGreaterThan(400);
  });

  it('shows words of a scenario as words', () => {
    expect(files['section-5.html']).toContain('Long &lt;b&gt;enough&lt;/b&gt;');
  });
});

describe('the wrong sites', () => {
  it('that nobody noticed come first, and say where they change the site', async () => {
    await show('sensitivity.html');
    const alarm = page.locator('.card.broken');
    expect(await alarm.innerText()).toMatch(/Wrong site 2[^]*src\/content\/limits\.ts/);
    expect(await page.getByText('It is the same site in other words').isVisible()).toBe(true);
    expect(await page.getByText('Taken on 2026-11-20 08:30 UTC').innerText()).toContain('2 h 5 min');
  });

  it('name the scenario that noticed, and lead to it', async () => {
    await show('sensitivity.html');
    const links = page.getByRole('link', { name: 'The counter' });
    expect(await links.getAttribute('href')).toBe('section-5.html#5.5-the-counter');
    expect(await page.getByText('gates/accessibility.spec.ts').isVisible()).toBe(true);
  });

  it('stand with their clause', async () => {
    await show('section-5.html');
    const clause = page.locator('[id="clause-5.5"]');
    expect(await clause.locator('.wrong-sites').innerText()).toContain('1 not noticed');
    expect(await page.locator('[id="clause-5.6"] .wrong-sites').innerText()).toContain(
      'No wrong site has been tried',
    );
  });
});

it('finds clauses by words, verdict and state', async () => {
  await show('clauses.html');
  const lines = page.locator('.line:visible');
  await page.getByRole('searchbox', { name: 'Words' }).fill('counter');
  expect(await lines.count()).toBe(1);
  await page.getByRole('searchbox', { name: 'Words' }).fill('');
  await page.getByRole('combobox', { name: 'State' }).selectOption('error at: Message');
  await page.getByRole('combobox', { name: 'Verdict' }).selectOption('kept');
  expect(await lines.count()).toBe(1);
  expect(await page.getByRole('status').innerText()).toBe('1 of 3 clauses');
});
