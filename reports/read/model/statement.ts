/** A draft of an accessibility statement, in which each claim rests on checks of this run. */
export type Statement = {
  product: { name: string; version: string; email: string };
  criteria: Criterion[];
  groups: CheckGroup[];
};

/** The outcome that this run supports; `not evaluated` for a claim that it does not support. */
export type Outcome = 'decided by machine' | 'not applicable' | 'partly checked' | 'not evaluated';

/** A success criterion of WCAG 2.2 with what this run says of it. */
export type Criterion = {
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** Its clause in EN 301 549 V3.2.1, null where that has none. */
  en301549: string | null;
  claimed: Outcome;
  outcome: Outcome;
  /** The groups of checks and the clauses that carry the claim. */
  groups: string[];
  clauses: string[];
  /** The checks that did not pass, in words, if the outcome is not the claimed one. */
  missing: string[];
  /** Aspects that a person must still judge, in words. */
  remains: string;
};

/** Checks of a gate that show one thing together; `rule` is the rule that they must have judged. */
export type CheckGroup = {
  name: string;
  words: string;
  gate: string;
  rule: string | null;
  checks: { name: string; status: 'passed' | 'failed' | 'left out' | 'missing' }[];
};
