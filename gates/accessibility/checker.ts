import type { Judgement } from '../judgements/judgement.ts';
import type { Finding } from './finding.ts';

/** `undecided` are elements that the checker cannot decide about, where we ask it for them. */
export type CheckerResult = { violations: Finding[]; undecided?: Finding[] };

/** A tool that checks a page for accessibility. */
export type Checker = {
  name: string;
  /** Its script, which defines a global in the page. */
  source: string;
  /**
   * Checks the page as it is, by all rules or by these. Runs in the page, so it cannot use imports or variables of the
   * module that defines it.
   */
  run(rules?: readonly string[]): Promise<CheckerResult>;
  /** The only rules to check by. */
  rules?: readonly string[];
  /** Accepted violations, and judgements of undecided elements. */
  exemptions: readonly Judgement[];
  judgements: readonly Judgement[];
  /** The beginning of the lines that the checker itself writes to the console. */
  logs?: string;
};
