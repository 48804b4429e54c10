import type { Pickle } from '@cucumber/messages';
import { clauseOf } from '../messages/messages.ts';
import { type Clause, CLAUSES_FILE } from './clauses.ts';

/** Finds clauses that are looked at on a desktop only and do not say why, and reasons that are not needed. */
export function findDeviceProblems(pickles: readonly Pickle[], clauses: readonly Clause[]): string[] {
  const tagged = pickles.map((pickle) => ({
    clause: clauseOf(pickle),
    tags: new Set(pickle.tags.map(({ name }) => name)),
  }));
  return clauses.flatMap((clause) => {
    const shown = tagged.filter((one) => one.clause === clause.id && !one.tags.has('@sdk'));
    const isOnly = shown.length > 0 && shown.every(({ tags }) => tags.has('@desktop'));
    if (isOnly === Boolean(clause.desktop)) return [];
    const where = `${CLAUSES_FILE}:${clause.line} clause ${clause.id}`;
    return isOnly
      ? `${where} is looked at on a desktop only and does not say why: give it "desktop:"`
      : `${where} says why it is looked at on a desktop only, but it is not`;
  });
}
