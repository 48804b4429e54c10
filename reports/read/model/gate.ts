import type { Figure } from '../../../harness/figure.ts';

/** A gate with its checks. */
export type Gate = { name: string; checks: GateCheck[] };

export type GateCheck = {
  /** Such as a screen in a state at a width. */
  name: string;
  status: 'passed' | 'failed' | 'left out';
  /** The measured figures with their limits; their place is in the name of the check. */
  figures: Omit<Figure, 'where'>[];
  notes: string[];
};
