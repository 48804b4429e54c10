import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserFlags, findOrInstallChromium } from '../../harness/browsers/launch-chromium.ts';
import { renderReport } from '../pages/render.tsx';
import type { ChangedPart } from '../read/changes.ts';
import { createReport, createSensitivity, gateFixtures, mixedScenarios } from './report-fixtures.ts';

const onPhone = {
  clause: '10.1',
  name: 'The headers',
  line: 40,
  status: 'PASSED',
  visited: [['open: Products'], []],
};
const report = createReport([...mixedScenarios, onPhone], {
  gates: gateFixtures,
  sensitivity: createSensitivity([
    ['5.4', 'killed', '5-validation/message-length: The counter'],
    ['5.5', 'survived'],
    ['5.5', 'equivalent'],
    ['contrast', 'killed', 'gates/specs/accessibility.spec.ts'],
  ]),
});
const changed = (file: string, text = '', parts: ChangedPart[] = []) =>
  ({ file, kind: 'different', parts, text }) as const;
const files = renderReport(report, {
  since: 'v1 (abc)',
  subjects: {
    Clauses: [
      changed('features/clauses.yaml', '', [
        { name: '5.4', kind: 'different', before: 'At most 280 characters', now: 'At most 300 characters' },
      ]),
    ],
    'Words on screens': [changed('gates/approved/home.txt', '@@ -1 +1 @@\n-Heading\n+Title')],
    'Approved pictures': [changed('gates/approved/home-phone.png')],
    Calls: [],
  },
});
const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const HOST = 'http://report.example';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"/>';

/** Answers as a static host of the report; every picture has the size of a desktop's. */
function answerTo(url: string) {
  const name = new URL(url).pathname.slice(1);
  if (name.startsWith('pictures/')) return { contentType: 'image/svg+xml', body: PICTURE };
  const contentType = name.endsWith('.css') ? 'text/css' : 'text/html';
  return name in files ? { contentType, body: files[name]! } : { status: 404 };
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: browserFlags });
  page = await browser.newPage();
  await page.route(`${HOST}/**`, (route) => route.fulfill(answerTo(route.request().url())));
});
afterAll(() => browser.close());

const show = (name: string) => page.goto(`${HOST}/${name}`);

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

  it('links only to pages and anchors that exist, and loads nothing from outside', () => {
    const targets = [...files[name]!.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    for (const target of targets.filter((address) => !/^(?:pictures\/|data:)/.test(address))) {
      const [file, anchor] = target.split('#');
      const text = files[file || name];
      expect(text, target).toBeDefined();
      if (anchor) expect(text, target).toContain(`id="${anchor}"`);
    }
  });
});

describe('the first page', () => {
  it('names the broken clause and links to the failed step', async () => {
    await show('index.html');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('The site breaks 1');
    expect(await page.locator('.card.broken').innerText()).toContain('A counter against the 300 maximum');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'the counter reads' }).click();
    await page.waitForURL(`${HOST}/section-5.html#5.5-the-counter-2-step-1`);
    const step = page.locator(':target');
    expect(await step.innerText()).toContain('Not 300');
    expect((await step.boundingBox())!.width).toBeGreaterThan(400);
    const scenario = page.locator('[id="5.5-the-counter-2"]');
    expect(await scenario.getByText('Email sent to the company').isVisible()).toBe(true);
    expect(await scenario.getByRole('img').first().isVisible()).toBe(true);
  });

  it('finds clauses by their words or those of their scenarios', async () => {
    await show('index.html');
    await page.getByRole('searchbox').fill('counter maximum');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL(`${HOST}/clauses.html?words=counter+maximum`);
    expect(await page.locator('.line:visible').allInnerTexts()).toEqual([expect.stringContaining('5.5')]);
    await page.getByRole('searchbox').fill('long <b>enough');
    expect(await page.locator('.line:visible').allInnerTexts()).toEqual([expect.stringContaining('5.4')]);
  });

  it('escapes markup in the name of a scenario', () => {
    expect(files['section-5.html']).toContain('Long &lt;b&gt;enough&lt;/b&gt;');
  });
});

describe('the devices', () => {
  it('are named with each scenario, and with the clause that it breaks', async () => {
    await show('index.html');
    expect(await page.locator('.card.broken').innerText()).toContain('The counter, on a phone: ');
    await show('section-5.html');
    const scenario = page.locator('[id="5.4-too-long"]');
    expect(await scenario.locator('summary').first().innerText()).toContain('on a desktop');
  });

  it('are a filter of the clauses', async () => {
    await show('clauses.html');
    await page.getByRole('combobox', { name: 'Device' }).selectOption('desktop');
    expect(await page.locator('.line:visible').allInnerTexts()).toEqual([expect.stringContaining('5.4')]);
  });
});

it('a scenario has a picture of its end only if it failed', async () => {
  await show('section-5.html');
  expect(await page.getByRole('img').count()).toBe(1);
  const picture = page.getByRole('img', { name: 'The window at the end of: The counter' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
});

it('the screens have the approved pictures and text of each look', async () => {
  await show('screens.html');
  const home = page.getByRole('region', { name: 'Screens' }).getByRole('article');
  for (const device of ['desktop', 'phone']) {
    const picture = home.locator(`a[href="pictures/screens/home-${device}.png"]`).getByRole('img');
    expect(await picture.getAttribute('alt')).toBe(`home on a ${device}`);
  }
  expect(await home.getByRole('link', { name: 'Approved text' }).getAttribute('href')).toBe(
    'pictures/screens/home.txt',
  );
  const panel = page.getByRole('region', { name: 'Parts that screens share' }).getByRole('article');
  expect(await panel.getByRole('img').count()).toBe(1);
  expect(await panel.getByRole('link', { name: 'Approved text' }).count()).toBe(0);
});

describe('a clause', () => {
  it('has an address to copy, which shows when the pointer or the focus is there', async () => {
    await show('section-5.html');
    const clause = page.locator('[id="clause-5.5"]');
    const link = clause.getByRole('link', { name: 'Address of clause 5.5' });
    const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
    await page.mouse.move(0, 0);
    expect(await opacity()).toBe('0');
    await clause.getByRole('heading', { level: 2 }).hover();
    expect(await opacity()).toBe('1');
    await page.mouse.move(0, 0);
    await link.focus();
    expect(await opacity()).toBe('1');
    await link.press('Enter');
    expect(page.url()).toBe(`${HOST}/section-5.html#clause-5.5`);
  });
});

it('the changes show words, lines and pictures before and now', async () => {
  await show('changes.html');
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Clauses: 1 different',
    'Words on screens: 1 different',
    'Approved pictures: 1 different',
    'Calls: none',
  ]);
  expect(await page.locator('del').allInnerTexts()).toEqual(['At most 280 characters', '-Heading\n']);
  expect(await page.locator('ins').allInnerTexts()).toEqual(['At most 300 characters', '+Title\n']);
  expect(await page.locator('figcaption').allInnerTexts()).toEqual(['before', 'now']);
});

it('the changes say how to ask where no revision was named', () =>
  expect(renderReport(report, null)['changes.html']).toContain('npm run report -- --since REVISION'));

describe('the wrong sites', () => {
  it('that were not noticed come first, with the file that they change', async () => {
    await show('sensitivity.html');
    const alarm = page.locator('.card.broken');
    expect(await alarm.innerText()).toMatch(/Wrong site 1[^]*src\/content\/limits\.ts/);
    expect(await page.getByText('It is the same site in other words').isVisible()).toBe(true);
  });

  it('name the scenario that noticed them, with a link', async () => {
    await show('sensitivity.html');
    const links = page.getByRole('link', { name: 'The counter' });
    expect(await links.getAttribute('href')).toBe('section-5.html#5.5-the-counter');
    expect(await page.getByText('gates/specs/accessibility.spec.ts').isVisible()).toBe(true);
  });

  it('are listed with their clause', async () => {
    await show('section-5.html');
    const clause = page.locator('[id="clause-5.5"]');
    expect(await clause.locator('.wrong-sites').innerText()).toContain('1 not noticed');
    expect(await page.locator('[id="clause-5.6"] .wrong-sites').innerText()).toContain(
      'No wrong site has been tried',
    );
  });
});

it('the list of clauses can be filtered by words, verdict and state', async () => {
  await show('clauses.html');
  const lines = page.locator('.line:visible');
  await page.getByRole('searchbox', { name: 'Words' }).fill('counter');
  expect(await lines.count()).toBe(1);
  await page.getByRole('searchbox', { name: 'Words' }).fill('');
  await page.getByRole('combobox', { name: 'State' }).selectOption('error at: Message');
  await page.getByRole('combobox', { name: 'Verdict' }).selectOption('kept');
  expect(await lines.count()).toBe(1);
  expect(await page.getByRole('status').innerText()).toBe(
    'Clauses: 1 of 3 of the specification, 0 of 1 of our own',
  );
});
