import type { Pickle } from '@cucumber/messages';
import { clauseOf } from '../messages/messages.ts';
import { devices } from '../viewports.ts';
import { type Clause, CLAUSES_FILE } from './clauses.ts';

/**
 * Finds clauses whose scenarios run on one device only without a reason, reasons that are not needed, and scenarios
 * that run on no device because they are tagged with both.
 */
export function findDeviceProblems(pickles: readonly Pickle[], clauses: readonly Clause[]): string[] {
  const tagged = pickles.map((pickle) => ({
    pickle,
    clause: clauseOf(pickle),
    tags: new Set(pickle.tags.map(({ name }) => name)),
  }));
  const unseen = tagged.filter(({ tags }) => devices.every((device) => tags.has(`@${device}`)));
  return [
    ...unseen.map(
      ({ pickle }) => `${pickle.uri}:${pickle.location?.line} with @desktop and @phone nobody looks at it`,
    ),
    ...clauses.flatMap((clause) => {
      const shown = tagged.filter((one) => one.clause === clause.id && !one.tags.has('@sdk'));
      return devices.flatMap((device) => {
        const isOnly = shown.length > 0 && shown.every(({ tags }) => tags.has(`@${device}`));
        if (isOnly === Boolean(clause[device])) return [];
        const where = `${CLAUSES_FILE}:${clause.line} clause ${clause.id}`;
        return isOnly
          ? `${where} is looked at on a ${device} only and does not say why: give it "${device}:"`
          : `${where} says why it is looked at on a ${device} only, but it is not`;
      });
    }),
  ];
}
