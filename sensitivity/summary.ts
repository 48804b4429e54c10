import { ownFiguresOf } from '../harness/results/own-scenarios.ts';
import type { Entry } from './record.ts';

/** The last lines of a run: what nobody noticed, what could not be judged, and the figures. */
export function summaryOf(entries: readonly Entry[]): string[] {
  const having = (status: Entry['status']) => entries.filter((entry) => entry.status === status);
  const { all, phone } = ownFiguresOf(entries);
  return [
    ...having('survived').map(({ id, name, why }) => `SURVIVED ${id} ${name}${why ? `: ${why}` : ''}`),
    ...having('not judged').map(({ id, name, why }) => `NOT JUDGED ${id} ${name}: ${why}`),
    `${entries.length} wrong sites: ${having('killed').length} noticed, ${having('argued').length} argued, ${having('survived').length} not noticed, ${having('not judged').length} not judged.`,
    `By scenarios of their own clause: ${all.noticed} of ${all.of} noticed; by these on a phone alone: ${phone.noticed} of ${phone.of}.`,
  ];
}
