import { withTimeout } from '../timeout.ts';
import { readScreenState, type ScreenState } from '../screen-state.ts';
import { takeUnasked } from '../unasked.ts';
import type { Visitor } from '../visitor.ts';

/** The state that the visitor is in; undefined outside the site, or where the page does not answer. */
async function readCurrentState({ page, journal, origin }: Visitor): Promise<ScreenState | undefined> {
  if (!page) return undefined;
  const [state, unasked] = await withTimeout(
    Promise.all([page.evaluate(readScreenState), takeUnasked(page)]),
  ).catch(() => []);
  journal.unasked.push(...(unasked ?? []));
  // The page may have left while it was asked.
  return page.url().startsWith(`${origin}/`) ? state : undefined;
}

/** Adds the state of this moment to those that the scenario has passed through, each once and this one last. */
export async function recordState(visitor: Visitor): Promise<ScreenState | undefined> {
  const state = await readCurrentState(visitor);
  if (!state) return undefined;
  const words = JSON.stringify(state);
  visitor.visitedStates.delete(words);
  visitor.visitedStates.set(words, state);
  return state;
}
