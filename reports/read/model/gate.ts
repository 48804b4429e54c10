import type { Figure } from '../../../harness/figure.ts';

/** A gate with its checks. */
export type Gate = { name: string; checks: GateCheck[] };

export type GateCheck = {
  /** Such as a screen in a state at a width. */
  name: string;
  status: 'passed' | 'failed' | 'left out';
  /** What was judged, with the limit that it must keep; the name of the check says where. */
  figures: Omit<Figure, 'where'>[];
  notes: string[];
};
