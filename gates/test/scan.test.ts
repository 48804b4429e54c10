import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../harness/browsers/launch-chromium.ts';
import { axe } from '../accessibility/axe.ts';
import { equalAccess, equalAccessFewerRules } from '../accessibility/equal-access.ts';
import { runChecker } from '../accessibility/scan.ts';

const PAGE_ADDRESS = 'http://page.example/';
/** A content security policy that is as strict about scripts as the site's own policy. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; require-trusted-types-for 'script'";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** Scans a valid page with this content by three checkers: axe, Equal Access, and Equal Access with fewer rules. */
async function scanPage(content: string) {
  const body = `<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1>${content}</main>`;
  const headers = { 'content-type': 'text/html', 'content-security-policy': CONTENT_POLICY };
  await page.route(PAGE_ADDRESS, (route) => route.fulfill({ headers, body }));
  await page.goto(PAGE_ADDRESS);
  const clock = { isPaused: false, pass: async () => undefined };
  const found = [];
  for (const checker of [axe, equalAccess, equalAccessFewerRules]) {
    const { violations, undecided } = await runChecker(
      { page, clock, journal: { expectLinesStartingWith: () => 0 } },
      checker,
    );
    found.push({
      violations: violations.map(({ rule }) => rule),
      undecided: undecided?.map(({ rule }) => rule),
    });
  }
  return found;
}

describe('axe and Equal Access, on a page with a policy', () => {
  it('find nothing on a valid page', async () => {
    expect(await scanPage('<p>Nothing else.</p>')).toEqual([
      { violations: [], undecided: [] },
      { violations: [] },
      { violations: [] },
    ]);
  });

  it('all find a button without a name', async () => {
    expect(await scanPage('<button type="button"></button>')).toMatchObject([
      { violations: ['button-name'] },
      { violations: ['input_label_exists:Fail_1'] },
      { violations: ['input_label_exists:Fail_1'] },
    ]);
  });

  it('differ on autocomplete="tel-national" in a field of the type tel: only Equal Access reports it', async () => {
    expect(
      await scanPage('<label>Phone<input type="tel" autocomplete="tel-national"></label>'),
    ).toMatchObject([
      { violations: [] },
      { violations: ['input_autocomplete_valid:fail_incorrect'] },
      { violations: ['input_autocomplete_valid:fail_incorrect'] },
    ]);
  });

  it('list separately the elements about which axe cannot decide', async () => {
    const drawn = '<p style="background: linear-gradient(red, blue); color: #777">Words</p>';
    expect(await scanPage(drawn)).toEqual([
      { violations: [], undecided: ['color-contrast'] },
      { violations: [] },
      { violations: [] },
    ]);
  });
});
