import { resolve } from 'node:path';
import { type Browser, expect, test as base } from '@playwright/test';
import { startBrowser } from '../harness/browsers/browser.ts';
import type { Conditions } from '../harness/browsers/browser-window.ts';
import { Visitor } from '../harness/visitor.ts';
import type { ReachableState } from './states/reachable-state.ts';

export { expect } from '@playwright/test';

/** The address of the site, without a slash at the end. */
export const getOrigin = (): string => new Visitor().origin;

/** A test with a visitor. What the page said or called that no contract and no test named fails it. */
export const test = base.extend<{ visitor: Visitor; conditions: Partial<Conditions> }, { engine: Browser }>({
  conditions: [{}, { option: true }],
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright says that it needs no other fixture
    async ({}, use) => {
      // Pictures look the same wherever they are taken.
      const engine = await startBrowser({ FONTCONFIG_FILE: resolve('gates/fonts.conf') });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, conditions }, use) => {
    const visitor = new Visitor();
    await visitor.open(engine, { phone: false, motion: false, script: true, ...conditions });
    await use(visitor);
    const { journal, notFoundUrls: missing, network } = visitor;
    // The browser itself notes a page that the host does not have; to the gates it is a screen like any other.
    for (const address of missing) journal.expectLinesFrom('error', address);
    const unnamed = journal.findUnexpected(network.calls, []);
    await visitor.close();
    expect(unnamed, 'said or called, and named by no test').toEqual([]);
  },
});

/** Brings a visitor into a state; what the page says on the way there belongs to it. */
export async function reachState(
  visitor: Visitor,
  { path, before, reach, logs = [] }: ReachableState,
): Promise<void> {
  await before?.(visitor);
  await visitor.visit(path);
  await reach?.(visitor);
  for (const [type, words] of logs) visitor.journal.expectLinesStartingWith(type, words);
}
