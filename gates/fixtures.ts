import { expect, test as base } from '@playwright/test';
import { Visitor } from '../harness/visitor.ts';
import type { State } from './states/state.ts';

export { expect } from '@playwright/test';

/** The address of the site, without a slash at the end. */
export const origin = (): string => new Visitor().origin;

/** A test with a visitor. What the page said or called that no contract and no test named fails it. */
export const test = base.extend<{ visitor: Visitor; ownTime: boolean }>({
  ownTime: [false, { option: true }],
  visitor: async ({ context, hasTouch, ownTime }, use) => {
    const visitor = new Visitor();
    const conditions = { phone: hasTouch ?? false, motion: true, script: true };
    await visitor.enter(context, conditions, { ownTime });
    await use(visitor);
    visitor.clock.release();
    const { journal, missing, network } = visitor;
    // The browser itself notes a page that the host does not have; to the gates it is a screen like any other.
    for (const address of missing) journal.nameFrom('error', address);
    expect(journal.unnamed(network.calls), 'said or called, and named by no test').toEqual([]);
  },
});

/** Brings a visitor into a state; what the page says on the way there belongs to it. */
export async function reachState(visitor: Visitor, { path, before, reach, says = [] }: State): Promise<void> {
  await before?.(visitor);
  await visitor.visit(path);
  await reach?.(visitor);
  for (const [type, words] of says) visitor.journal.nameStartingWith(type, words);
}
