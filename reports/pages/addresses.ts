import type { Scenario } from '../read/collect-scenarios.ts';

/** The pages of the report, in the order of their links. */
export const PAGE_LABELS = {
  'index.html': 'Verdict',
  'clauses.html': 'Clauses',
  'screens.html': 'Screens',
  'services.html': 'Services',
  'gates.html': 'Gates',
  'changes.html': 'Changes',
} as const;

export type PageFile = keyof typeof PAGE_LABELS;

/** The address of a clause or scenario in the report; the same in each run, because other sites may link to it. */
export const addressOfClause = (id: string): string => `clauses.html#clause-${id}`;
export const addressOfScenario = ({ id }: Pick<Scenario, 'id'>): string => `clauses.html#${id}`;

/** The anchor of a kind of open points on the first page, and the anchor of one point of that kind by its index. */
export const anchorOfKind = (pointKind: string): string => pointKind.toLowerCase().replaceAll(' ', '-');
export const anchorOfOpenPoint = (kind: string, at: number): string => `${anchorOfKind(kind)}-${at + 1}`;

export const anchorOfGate = (name: string): string => name.replaceAll(' ', '-');
