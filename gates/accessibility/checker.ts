import type { Judgement } from '../judgements/judgement.ts';
import type { Finding } from './finding.ts';

/** The findings of a checker: violations and, if it reports them, elements about which it cannot decide. */
export type CheckerResult = { violations: Finding[]; undecided?: Finding[] };

/** A tool that checks a page for accessibility. */
export type Checker = {
  name: string;
  /** The text of its script, which defines a global variable in the page. */
  source: string;
  /**
   * Checks the current page by all rules, or only by `rules`. Runs in the page, so it cannot use imports or variables
   * of the module that defines it.
   */
  run(rules?: readonly string[]): Promise<CheckerResult>;
  /** The only rules to check, if set. */
  rules?: readonly string[];
  /** Judgements of violations (`exemptions`) and of undecided elements (`judgements`). */
  exemptions: readonly Judgement[];
  judgements: readonly Judgement[];
  /** The beginning of the lines that the checker itself writes to the console. */
  logs?: string;
};
