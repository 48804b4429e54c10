/** A draft of a statement of accessibility, in which each claim is carried by checks of this run. */
export type Statement = {
  product: { name: string; version: string; email: string };
  criteria: Criterion[];
  groups: CheckGroup[];
};

/** What this run allows to say; a claim that it does not show is not evaluated. */
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
  /** Why it is not what was claimed: the checks that did not pass, in words. */
  missing: string[];
  /** What a person has yet to judge, in words. */
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
