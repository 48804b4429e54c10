import { explainEquivalent } from '../../reports/read/explain-equivalent.ts';
import { ownFiguresOf } from '../../reports/read/own-scenarios.ts';
import type { RecordEntry } from './record.ts';

/** The last lines of a run, in the words of the report: what was not noticed or not judged, and the counts. */
export function formatSummary(entries: readonly RecordEntry[]): string[] {
  const entriesWith = (status: RecordEntry['status']) => entries.filter((entry) => entry.status === status);
  const [killed, equivalent, survived, notJudged] = (
    ['killed', 'equivalent', 'survived', 'not judged'] as const
  ).map(entriesWith) as [RecordEntry[], RecordEntry[], RecordEntry[], RecordEntry[]];
  const { all, phone } = ownFiguresOf(entries);
  return [
    ...[...survived, ...notJudged].map(formatEntry),
    `${entries.length} wrong sites: ${killed.length} noticed, ${equivalent.length} cannot be noticed, ${survived.length} not noticed, ${notJudged.length} not judged.`,
    `By scenarios of their own clause: ${all.noticed} of ${all.of} noticed; by these on a phone alone: ${phone.noticed} of ${phone.of}.`,
  ];
}

/** One line for a result, in the words of the report. */
export function formatEntry({ id, name, status, by, why, reason }: RecordEntry): string {
  const outcomes: Record<RecordEntry['status'], string> = {
    killed: `noticed by ${by}`,
    survived: `NOT NOTICED${why ? ` (${why})` : ''}`,
    'not judged': `NOT JUDGED (${why})`,
    equivalent: explainEquivalent(reason),
  };
  return `${id} ${name}: ${outcomes[status]}`;
}
