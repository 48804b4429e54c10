import { withTimeout } from '../timeout.ts';
import { readScreenState, type ScreenState } from '../screen-state.ts';
import { drainUnaskedActions } from '../unasked.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Reads the state of the screen; undefined outside the site or if the page does not answer. Also moves to the journal
 * the actions that the page took without a gesture of the visitor (harness/unasked.ts).
 */
async function readCurrentState({ page, journal, origin }: Visitor): Promise<ScreenState | undefined> {
  if (!page) return undefined;
  const [state, unasked] = await withTimeout(
    Promise.all([page.evaluate(readScreenState), drainUnaskedActions(page)]),
  ).catch(() => []);
  journal.unasked.push(...(unasked ?? []));
  // The page may have navigated to another site while we read the state.
  return page.url().startsWith(`${origin}/`) ? state : undefined;
}

/** Adds the current state at the end of the visited states; a state visited before moves to the end. */
export async function recordScreenState(visitor: Visitor): Promise<void> {
  const state = await readCurrentState(visitor);
  if (!state) return;
  const words = JSON.stringify(state);
  visitor.visitedStates.delete(words);
  visitor.visitedStates.set(words, state);
}
