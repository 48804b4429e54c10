import { type Browser, expect, type Page, test as base } from '@playwright/test';
import { launchChromium } from '../harness/browsers/launch-chromium.ts';
import type { Conditions } from '../harness/browsers/browser-window.ts';
import { Visitor } from '../harness/visitor.ts';
import type { ReachableState } from './states/reachable-state.ts';

export { expect } from '@playwright/test';

/** The address of the site under test, without a slash at the end. */
export const getOrigin = (): string => new Visitor().origin;

/**
 * Playwright's `test` with a visitor. A test fails at its end if the visitor's journal has an entry that the test did
 * not expect: a page error, console line, download or tab, or a call that breaks a contract or that only the data
 * provider's SDK may make.
 */
export const test = base.extend<{ visitor: Visitor; conditions: Partial<Conditions> }, { chromium: Browser }>(
  {
    conditions: [{}, { option: true }],
    chromium: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright requires this form if no other fixture is needed
      async ({}, use) => {
        const browser = await launchChromium();
        await use(browser);
        await browser.close();
      },
      { scope: 'worker' },
    ],
    visitor: async ({ chromium, conditions }, use) => {
      const visitor = new Visitor();
      const all = { phone: false, motion: false, script: true, ...conditions };
      await visitor.open(chromium, all);
      await use(visitor);
      const { journal, notFoundUrls, network } = visitor;
      // Browsers log a page with status 404 as an error; the not-found screen is visited on purpose.
      for (const address of notFoundUrls) journal.expectLinesFrom('error', address);
      const unexpected = journal.findUnexpected(network.calls, []);
      await visitor.close();
      expect(unexpected, 'journal entries that the test does not expect').toEqual([]);
    },
  },
);

/** Waits for the headings' font. A first visit uses it if no heading in the window would break its lines differently. */
export const expectDisplayFace = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family).join()))
    .toContain('Sangam Display');

/** Leads a visitor to a state and marks the console lines of that state as expected. */
export async function reachState(
  visitor: Visitor,
  { path, before, reach, logs = [] }: ReachableState,
): Promise<void> {
  await before?.(visitor);
  await visitor.visit(path);
  await expectDisplayFace(visitor.page);
  await reach?.(visitor);
  for (const [type, words] of logs) visitor.journal.expectLinesStartingWith(type, words);
}
