import type { ApprovalStates } from './judge-approvals.ts';
import { nameOfFile } from '../screens.ts';
import type { Snapshot } from '../snapshot-model.ts';

/** What is to be approved: ids of clauses, and paths of approved pictures and texts. */
export type Chosen = { clauses: string[]; screens: string[] };

/**
 * What the words of a command line name: `5.4` a clause, `5` a section, `screens` all pictures and texts, `home-desktop`
 * one by its name or path, and `changed` what has changed since the last release or since it was approved. Returns the
 * first word that names nothing instead.
 */
export function chooseApproved(
  words: readonly string[],
  now: Snapshot,
  states: ApprovalStates,
  sinceRelease: Chosen,
): Chosen | string {
  const isStale = ([, { state }]: [string, { state: string }]) => state === 'changed';
  const namesOf = (entries: [string, unknown][]) => entries.map(([name]) => name);
  const chosen: Chosen = { clauses: [], screens: [] };
  for (const word of words) {
    const clauses = now.clauses
      .filter(({ id }) => id === word || id.startsWith(`${word}.`))
      .map(({ id }) => id);
    const screens = Object.keys(now.screens).filter(
      (file) => word === 'screens' || file === word || nameOfFile(file) === word,
    );
    if (word === 'changed') {
      clauses.push(...sinceRelease.clauses, ...namesOf(Object.entries(states.clauses).filter(isStale)));
      screens.push(...sinceRelease.screens, ...namesOf(Object.entries(states.screens).filter(isStale)));
    } else if (!clauses.length && !screens.length) return word;
    chosen.clauses.push(...clauses);
    chosen.screens.push(...screens);
  }
  return {
    clauses: inOrder(chosen.clauses, states.clauses),
    screens: inOrder(chosen.screens, states.screens),
  };
}

/** Each once, in the order of the states, without what is approved as it stands or no longer there. */
const inOrder = (names: readonly string[], states: ApprovalStates['clauses']): string[] =>
  Object.keys(states).filter((name) => names.includes(name) && states[name]!.state !== 'approved');
