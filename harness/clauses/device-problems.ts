import type { Pickle } from '@cucumber/messages';
import { clauseIdOf } from '../messages/messages.ts';
import { type Clause, CLAUSES_FILE } from './clauses.ts';

/** Finds clauses whose scenarios all run on a desktop without a stated reason, and reasons stated needlessly. */
export function findDeviceProblems(pickles: readonly Pickle[], clauses: readonly Clause[]): string[] {
  const tagged = pickles.map((pickle) => ({
    clause: clauseIdOf(pickle),
    tags: new Set(pickle.tags.map(({ name }) => name)),
  }));
  return clauses.flatMap((clause) => {
    const onPages = tagged.filter((one) => one.clause === clause.id && !one.tags.has('@sdk'));
    const isOnly = onPages.length > 0 && onPages.every(({ tags }) => tags.has('@desktop'));
    if (isOnly === Boolean(clause.desktop)) return [];
    const where = `${CLAUSES_FILE}:${clause.line} clause ${clause.id}`;
    return isOnly
      ? `${where} runs on a desktop only and does not say why: give it "desktop:"`
      : `${where} says why it runs on a desktop only, but it does not`;
  });
}
