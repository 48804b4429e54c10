import type { Pickle } from '@cucumber/messages';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserFlags, findOrInstallChromium } from '../browsers/launch-chromium.ts';
import { collectNamedWords, scrollToWords } from '../evidence/scroll-to-words.ts';

const step = (type: string, text: string, ...rows: string[][]) => ({
  type,
  text,
  ...(rows.length && {
    argument: { dataTable: { rows: rows.map((row) => ({ cells: row.map((value) => ({ value })) })) } },
  }),
});

it('the words of a scenario are those that its last Then steps name', () => {
  const steps = [
    step('Outcome', 'they see "Earlier"'),
    step('Action', 'they follow "Contact us"'),
    step('Outcome', 'the list "Company" is:', ['About Us', '/company'], ['Privacy', '']),
    step('Outcome', 'they see "About Us"'),
  ];
  expect(collectNamedWords({ steps } as unknown as Pickle)).toEqual([
    'Company',
    'About Us',
    '/company',
    'Privacy',
  ]);
});

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: browserFlags });
  page = await browser.newPage({ viewport: { width: 800, height: 600 } });
});
afterAll(() => browser.close());

const PAGE = `<!doctype html>
  <header><a href="/">Company</a></header>
  <p style="margin: 2000px 0">A sentence with a long phrase inside</p>
  <footer><h2>Company</h2><a href="/">About   Us</a></footer>`;

it.each([
  ['stays where no word is named', [], 0],
  ['stays where a word is in view', ['Company'], 0],
  ['stays where no word is to be found', ['Nowhere'], 0],
  ['goes to where more of the words are', ['Company', 'About Us'], 3450],
  ['finds a long phrase inside a sentence', ['a long phrase'], 1650],
])('scrolling to words %s', async (_what, words, least) => {
  await page.setContent(PAGE);
  const moved = await page.evaluate(scrollToWords, words);
  const scrolled = await page.evaluate(() => scrollY);
  expect(moved).toBe(least > 0);
  expect(scrolled).toBeGreaterThanOrEqual(least);
  expect(scrolled).toBeLessThanOrEqual(least + 300);
});
