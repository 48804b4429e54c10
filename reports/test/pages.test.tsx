import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findOrInstallChromium } from '../../harness/browsers/launch-chromium.ts';
import { renderReport } from '../pages/render.tsx';
import type { ChangedPart } from '../read/changes.ts';
import { createReport, createMutantResults, gateFixtures, mixedScenarios } from './report-fixtures.ts';

const headersScenario = {
  clause: '10.1',
  name: 'The headers',
  line: 40,
  status: 'PASSED',
  visited: [['open: Products'], []],
};
const panelScenario = { clause: '5.4', name: 'The menu panel stays open', line: 41, status: 'PASSED' };
const report = createReport([...mixedScenarios, panelScenario, headersScenario], {
  calls: { inbox: 'enquiries@sangam.example', answerMs: 30_000, downloadMs: 300_000 },
  gates: gateFixtures,
  sensitivity: createMutantResults([
    ['5.4', 'killed', '5-validation/message-length: The counter'],
    ['5.5', 'survived'],
    ['5.5', 'equivalent'],
    ['contrast', 'killed', 'gates/specs/accessibility.spec.ts'],
  ]),
});
const createChange = (file: string, text = '', parts: ChangedPart[] = []) =>
  ({ file, kind: 'different', parts, text }) as const;
const rendered = renderReport(report, {
  since: 'v1 (abc)',
  subjects: {
    Clauses: [
      createChange('features/clauses.yaml', '', [
        { name: '5.4', kind: 'different', before: 'At most 280 characters', now: 'At most 300 characters' },
      ]),
    ],
    'Words on screens': [createChange('gates/approved/home.txt', '@@ -1 +1 @@\n-Heading\n+Title')],
    'Approved pictures': [createChange('gates/approved/home-phone.png')],
    Calls: [],
  },
});
const pageFiles = Object.keys(rendered).filter((name) => name.endsWith('.html'));
const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const REPORT_ORIGIN = 'http://report.example';
const STAND_IN_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"/>';

/** Answers like a static host of the report; every picture has the size of a desktop picture. */
function answerRequest(url: string) {
  const name = new URL(url).pathname.slice(1);
  if (name.startsWith('pictures/')) return { contentType: 'image/svg+xml', body: STAND_IN_PICTURE };
  const contentType = name.endsWith('.css') ? 'text/css' : 'text/html';
  return name in rendered ? { contentType, body: rendered[name]! } : { status: 404 };
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags });
  page = await browser.newPage();
  await page.route(`${REPORT_ORIGIN}/**`, (route) => route.fulfill(answerRequest(route.request().url())));
});
afterAll(() => browser.close());

const openPage = (name: string) => page.goto(`${REPORT_ORIGIN}/${name}`);

describe.each(pageFiles)('%s', (name) => {
  it.each([360, 1280])('has no axe violation and no sideways scroll at %i px', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(name);
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await page.addScriptTag({ path: AXE_FILE });
    const { violations, passes } = await page.evaluate(() =>
      (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    );
    expect(passes.length).toBeGreaterThan(10);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('links only to pages and anchors that exist, and loads nothing from outside', () => {
    const targets = [...rendered[name]!.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    for (const target of targets.filter((address) => !/^(?:pictures\/|data:)/.test(address))) {
      const [file, anchor] = target.split('#');
      const text = rendered[file || name];
      expect(text, target).toBeDefined();
      if (anchor) expect(text, target).toContain(`id="${anchor}"`);
    }
  });
});

describe('the first page', () => {
  it('names the broken clause and device, and links to the failed step', async () => {
    await openPage('index.html');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('The site breaks 1');
    const broken = page.locator('.card.broken');
    expect(await broken.innerText()).toContain('A counter against the 300 maximum');
    expect(await broken.innerText()).toContain('The counter, on a phone: ');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'the counter reads' }).click();
    await page.waitForURL(`${REPORT_ORIGIN}/clauses.html#5.5-the-counter-2-step-1`);
    const step = page.locator(':target');
    expect(await step.innerText()).toContain('Not 300');
    expect((await step.boundingBox())!.width).toBeGreaterThan(400);
    const scenario = page.locator('[id="5.5-the-counter-2"]');
    expect(await scenario.getByText('Email sent to the company').isVisible()).toBe(true);
    expect(await scenario.getByRole('img').first().isVisible()).toBe(true);
  });

  it('names wrong sites that nothing noticed, with the file that they change', async () => {
    await openPage('index.html');
    const alarm = page.locator('details', { hasText: 'Wrong sites that nothing noticed' });
    expect(await alarm.innerText()).toMatch(/A counter against[^]*Wrong site 1[^]*src\/content\/limits\.ts/);
  });

  it('says in its first lines how much is open and what has not run, each with a link', async () => {
    await openPage('index.html');
    const first = page.locator('h1 + p');
    expect(await first.innerText()).toBe(
      'Open are 1 decisions against its letter and 1 things that no test can see. Not run were some gates (lighthouse), unit tests and other browser engines.',
    );
    await first.getByRole('link', { name: 'unit tests' }).click();
    await page.waitForURL(`${REPORT_ORIGIN}/index.html#not-run`);
    await first.getByRole('link', { name: 'decisions' }).click();
    expect(await page.getByText('A blank counts').isVisible()).toBe(true);
  });

  it('lists open points, each with the sentence of its clauses, and links each clause with it', async () => {
    await openPage('index.html');
    const open = page.getByRole('region', { name: 'What is open' });
    await open.getByText('Decisions against its letter').click();
    await open.getByText('Clauses 5.4').click();
    await open.getByText('that nothing can notice').click();
    expect(await open.innerText()).toContain('A blank counts\nClauses 5.4\n5.4 At most 300 characters');
    expect(await open.innerText()).toContain('because it is the same site in other words');
    const numbers = open
      .locator('ol > li')
      .evaluateAll((all) => all.map((one) => (one as HTMLLIElement).value));
    expect(await numbers).toEqual([1, 2]);
    await open.getByRole('link', { name: '5.4' }).click();
    await page.getByRole('link', { name: 'Decisions against its letter' }).click();
    await page.waitForURL(`${REPORT_ORIGIN}/index.html#decisions-against-its-letter-1`);
  });

  it('names clauses that were not shown, scenarios that were left out, and what has not run', async () => {
    await openPage('index.html');
    const missing = page.getByRole('region', { name: 'What has not run' });
    for (const summary of await missing.locator('summary').all()) await summary.click();
    expect(await missing.innerText()).toMatch(/unit tests[^]*5\.6 On every change: cannot be judged/);
    expect(await missing.innerText()).toContain('At once (features/5-validation/message-length.feature:30)');
  });

  it('finds clauses by words in any order, theirs or those of their scenarios', async () => {
    await openPage('index.html');
    await page.getByRole('searchbox').fill('the Maximum of counter');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL(`${REPORT_ORIGIN}/clauses.html?words=the+Maximum+of+counter`);
    const found = () => page.locator('.clause:visible h3').allInnerTexts();
    expect(await found()).toEqual([expect.stringContaining('5.5')]);
    expect(await page.getByRole('status').innerText()).toBe('1 found');
    await page.getByRole('searchbox').fill('headers');
    expect(await found()).toEqual([expect.stringContaining('10.1')]);
    await page.getByRole('searchbox').fill('long <b>enough');
    expect(await found()).toEqual([expect.stringContaining('5.4')]);
    await page.getByRole('searchbox').fill('nobody');
    expect(await page.getByRole('status').innerText()).toBe('Nothing found');
  });

  it.each([
    ['a blank', 'A blank counts', 'index.html#decisions-against-its-letter-1'],
    ['panel menu', 'menu panel', 'screens.html#frame/menu-panel'],
    ['other', 'getOther', 'services.html#operation-getOther'],
    ['no violation', 'axe finds no violation', 'gates.html#states'],
  ])('finds what other pages say of “%s”', async (words, name, address) => {
    await openPage(`clauses.html?words=${words}`);
    const link = page.getByRole('region', { name: 'On other pages' }).getByRole('link', { name });
    expect(await link.getAttribute('href')).toBe(address);
  });
});

it('all clauses are there without scripts, in sections that unfold, and no search', async () => {
  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.route(`${REPORT_ORIGIN}/**`, (route) => route.fulfill(answerRequest(route.request().url())));
  await still.goto(`${REPORT_ORIGIN}/clauses.html`);
  expect(await still.locator('.clause:visible').count()).toBe(3);
  await still.getByRole('heading', { name: 'The site in a hostile world' }).click();
  expect(await still.locator('.clause:visible').count()).toBe(4);
  expect(await still.getByRole('searchbox').count()).toBe(0);
  await still.close();
});

it('markup in the name of a scenario is escaped', () =>
  expect(rendered['clauses.html']).toContain('Long &lt;b&gt;enough&lt;/b&gt;'));

it('a section is unfolded by a link to its clause, and if a clause of it is not kept', async () => {
  await openPage('clauses.html#clause-10.1');
  expect(await page.locator('.clause:visible').count()).toBe(4);
});

it('every section is printed', async () => {
  await page.emulateMedia({ media: 'print' });
  await openPage('clauses.html');
  expect(await page.locator('.clause:visible').count()).toBe(4);
  await page.emulateMedia({ media: null });
});

describe('a clause', () => {
  const clauseAt = (id: string) => page.locator(`[id="clause-${id}"]`);

  it('has an address to copy, and the devices of its scenarios', async () => {
    await openPage('clauses.html');
    await clauseAt('5.4').getByRole('link', { name: '5.4' }).click();
    expect(page.url()).toBe(`${REPORT_ORIGIN}/clauses.html#clause-5.4`);
    await clauseAt('5.4').getByText('Too long').click();
    expect(await page.locator('[id="5.4-too-long"]').innerText()).toContain('on a desktop');
    expect(await clauseAt('10.1').textContent()).toContain(
      'On a desktop only, because a phone has no header.',
    );
  });

  it('has a tag only if it is not kept or has an open point', async () => {
    await openPage('clauses.html');
    const tags = await page.locator('.badge').allTextContents();
    expect(tags).toEqual(['See Decisions against its letter', 'broken', 'not shown']);
  });

  it('has the approved picture that it names, and the window of a scenario that failed', async () => {
    await openPage('clauses.html');
    const pictures = (id: string) =>
      clauseAt(id)
        .getByRole('img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
    expect(await pictures('5.4')).toEqual(['menu panel on a phone']);
    expect(await pictures('10.1')).toEqual([]);
    const end = 'The window at the end of: The counter';
    expect(await pictures('5.5')).toEqual([end]);
    const window = page.getByRole('img', { name: end });
    expect(await window.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  });

  it('lists its wrong sites, each with the scenario or gate that noticed it', async () => {
    await openPage('clauses.html');
    expect(await clauseAt('5.5').innerText()).toContain('Wrong sites: 0 of 2 noticed, 1 not noticed');
    expect(await clauseAt('5.5').innerText()).toContain('because it is the same site in other words');
    expect(await clauseAt('5.6').innerText()).toContain('No wrong site has been tried');
    await clauseAt('5.4').getByText('Wrong sites').click();
    const link = clauseAt('5.4').getByRole('link', { name: 'The counter' });
    expect(await link.getAttribute('href')).toBe('clauses.html#5.5-the-counter');
    await openPage('gates.html');
    await page.locator('summary', { hasText: 'contrast' }).click();
    expect(await page.getByText('gates/specs/accessibility.spec.ts').isVisible()).toBe(true);
  });
});

it('the gates have each rule with its limit and what was measured at worst', async () => {
  await openPage('gates.html');
  const rows = page.getByRole('region', { name: 'states' }).getByRole('row');
  expect(await rows.allInnerTexts()).toEqual([
    'Rule\tLimit\tMeasured at worst',
    'axe finds no violation\tno exceptions\t2 exceptions',
    'Scripts on first load\tat most 98 KB\t95.028 KB',
  ]);
});

it('the screens have the approved pictures and text of each look', async () => {
  await openPage('screens.html');
  const home = page.getByRole('region', { name: 'Screens' }).getByRole('article');
  for (const device of ['desktop', 'phone']) {
    const picture = home.locator(`a[href="pictures/screens/home-${device}.png"]`).getByRole('img');
    expect(await picture.getAttribute('alt')).toBe(`Home on a ${device}`);
  }
  const text = home.getByRole('link', { name: 'Approved text' });
  expect(await text.getAttribute('href')).toBe('pictures/screens/home.txt');
  const panel = page.getByRole('region', { name: 'Parts that screens share' }).getByRole('article');
  expect(await panel.getByRole('img').count()).toBe(1);
  expect(await panel.getByRole('link', { name: 'Approved text' }).count()).toBe(0);
});

it('the services have calls as they went, and the failures that no scenario tried', async () => {
  await openPage('services.html');
  const [used, failing, unused] = await Promise.all(
    ['Called by pages', 'When a call fails', 'Called by no page'].map((name) =>
      page.getByRole('region', { name }).innerText(),
    ),
  );
  expect(used).toContain('sendEmail');
  expect(failing).toMatch(/Contact[^]*e-mail service, to the visitor: too late\s+not tried/);
  expect(unused).toContain('getOther');
  await page.getByText('sendEmail').first().click();
  await page.locator('summary', { hasText: 'POST https://api.brevo.com' }).first().click();
  expect(await page.getByText('api-key: (masked, 3 characters)').isVisible()).toBe(true);
});

it('the changes show words, lines and pictures before and now', async () => {
  await openPage('changes.html');
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Clauses: 1 different',
    'Words on screens: 1 different',
    'Approved pictures: 1 different',
    'Calls: none',
  ]);
  await page.getByText('Changed lines').click();
  expect(await page.locator('del').allInnerTexts()).toEqual(['At most 280 characters', '-Heading\n']);
  expect(await page.locator('ins').allInnerTexts()).toEqual(['At most 300 characters', '+Title\n']);
  expect(await page.locator('figcaption').allInnerTexts()).toEqual(['before', 'now']);
});

it('a report says on its first page with what it was compared, and on its last how to compare it', () => {
  const uncompared = renderReport(report, null);
  expect(rendered['index.html']).toContain('Compared with v1 (abc)');
  expect(uncompared['index.html']).toContain('Compared with no earlier version');
  expect(uncompared['changes.html']).toContain('npm run report -- --since REVISION');
});
