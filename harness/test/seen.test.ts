import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../browsers/launch-chromium.ts';
import { partFactReaders, readPartFact } from '../locators/facts.ts';
import { readSeenLines, readText } from '../locators/page.ts';
import { isDrawn, NOT_THERE, listSeenElements, explainUnseen } from '../locators/seen.ts';
import { timeoutMs } from '../timeout.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 800, height: 600 } });
});
afterAll(() => browser.close());

const COVER = '<div style="position: absolute; inset: 0; background: white"></div>';

describe('explainUnseen and listSeenElements', () => {
  it.each([
    ['plain words', '<p>Words</p>', ''],
    ['words below the window', '<p style="margin-top: 3000px">Words</p>', ''],
    [
      'words that are partly above the window, with their middle below a header',
      `<!doctype html><p style="margin: 500px 0 3000px; font: 100px/1 serif">Words</p><div style="position: fixed; inset: 0 0 auto; height: 60px; background: white"></div><script>scrollTo(0, 520)</script>`,
      '',
    ],
    ['words that let the pointer through', '<p style="pointer-events: none">Words</p>', ''],
    ['words below a transparent element', `<p>Words</p>${COVER.replace('white', 'transparent')}`, ''],
    ['words that are hidden', '<p style="visibility: hidden">Words</p>', 'is hidden'],
    ['words of 1 px', '<p style="width: 1px; height: 1px; overflow: hidden">Words</p>', 'is clipped'],
    ['words without a size', '<p style="font-size: 0">Words</p>', 'has no size'],
    ['words in a transparent element', '<div style="opacity: 0"><p>Words</p></div>', 'is not opaque'],
    ['words without colour', '<p style="color: transparent">Words</p>', 'has words without colour'],
    [
      'words that are cut off',
      '<div style="height: 4px; overflow: hidden"><br><p>Words</p></div>',
      'is clipped',
    ],
    [
      'words beside the window',
      '<p style="position: absolute; left: -500px">Words</p>',
      'is beside the window',
    ],
    ['words below another element', `<p>Words</p>${COVER}`, 'is covered by <div>'],
  ])('decide whether a visitor sees %s', async (_name, html, why) => {
    await page.setContent(html);
    expect(await explainUnseen(page.locator('p'), 'Words')).toBe(why);
  });

  it('do not scroll the page', async () => {
    await page.setContent('<p style="margin: 3000px 0">Words</p>');
    await page.evaluate(() => scrollTo(0, 77));
    await explainUnseen(page.locator('p'), 'Words');
    expect(await page.evaluate(() => scrollY)).toBe(77);
  });

  it('pick the seen elements in their order', async () => {
    await page.setContent('<p>One</p><p style="opacity: 0">Two</p><p>Three</p>');
    const seen = await listSeenElements(page.locator('p'));
    expect(await Promise.all(seen.map((one) => one.innerText()))).toEqual(['One', 'Three']);
  });
});

describe('a missing part', () => {
  it('is read immediately as NOT_THERE, which a step can compare', async () => {
    await page.setContent('<main></main>');
    page.setDefaultTimeout(200);
    onTestFinished(() => page.setDefaultTimeout(timeoutMs));
    const part = page.getByRole('button');
    expect(await readText(part)).toBe(NOT_THERE);
    expect(await readSeenLines(part)).toEqual([NOT_THERE]);
    expect(await readPartFact('isEnabled', partFactReaders.button!.isEnabled!, part, '')).toBe(NOT_THERE);
  });

  it('counts as not visible', async () => {
    await page.setContent('<main></main>');
    const menu = page.getByRole('dialog');
    expect(await readPartFact('isVisible', partFactReaders['menu panel']!.isVisible!, menu, '')).toBe(false);
  });
});

describe('a drawing', () => {
  it.each([
    ['a shape', '<circle r="20" cx="20" cy="20"/>', true],
    ['no shape', '', false],
    ['a shape in the colour of its background', '<circle r="20" cx="20" cy="20" fill="white"/>', false],
  ])('with %s is drawn: %s', async (_name, shape, drawn) => {
    await page.setContent(`<p><svg width="40" height="40">${shape}</svg></p>`);
    expect(await isDrawn(page.locator('svg'))).toBe(drawn);
  });
});
