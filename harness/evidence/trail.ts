import { inTime } from '../patience.ts';
import { signature, type Sight } from '../signature.ts';
import { unaskedBy } from '../unasked.ts';
import type { Visitor } from '../visitor.ts';

/** The state that the visitor is in; undefined outside the site, or where the page does not answer. */
async function stateNow({ page, journal, origin }: Visitor): Promise<Sight | undefined> {
  if (!page) return undefined;
  const [state, unasked] = await inTime(Promise.all([page.evaluate(signature), unaskedBy(page)])).catch(
    () => [],
  );
  journal.unasked.push(...(unasked ?? []));
  // The page may have left while it was asked.
  return page.url().startsWith(`${origin}/`) ? state : undefined;
}

/** Adds the state of this moment to those that the scenario has passed through, each once and this one last. */
export async function noteState(visitor: Visitor): Promise<Sight | undefined> {
  const state = await stateNow(visitor);
  if (!state) return undefined;
  const words = JSON.stringify(state);
  visitor.trail.delete(words);
  visitor.trail.set(words, state);
  return state;
}
