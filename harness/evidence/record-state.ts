import { withTimeout } from '../timeout.ts';
import { readScreenState, type ScreenState } from '../screen-state.ts';
import { drainUnaskedActions } from '../unasked.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Reads the state of the screen; undefined outside the site or if the page does not answer. Moves the page's actions
 * that no gesture of the visitor caused (harness/unasked.ts) into the journal.
 */
async function readCurrentState({ page, journal, origin }: Visitor): Promise<ScreenState | undefined> {
  if (!page) return undefined;
  const [state, unasked] = await withTimeout(
    Promise.all([page.evaluate(readScreenState), drainUnaskedActions(page)]),
  ).catch(() => []);
  journal.unasked.push(...(unasked ?? []));
  // The page may have navigated to another site while it was read.
  return page.url().startsWith(`${origin}/`) ? state : undefined;
}

/** Adds the current state to the visited states, or moves it to their end. */
export async function recordScreenState(visitor: Visitor): Promise<void> {
  const state = await readCurrentState(visitor);
  if (!state) return;
  const words = JSON.stringify(state);
  visitor.visitedStates.delete(words);
  visitor.visitedStates.set(words, state);
}
