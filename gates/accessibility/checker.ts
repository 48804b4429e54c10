import type { Judgement } from '../judgements/judgement.ts';
import type { Finding } from './finding.ts';

/** The findings of a checker; `undecided`: the elements about which it could not decide, if the checker lists them. */
export type CheckerResult = { violations: Finding[]; undecided?: Finding[] };

/** A tool that checks a page for accessibility. */
export type Checker = {
  name: string;
  /** The source text of the tool's script, which defines a global variable in the page. */
  source: string;
  /**
   * Checks the current page by all rules, or only by `rules`. Runs in the page, so it cannot use imports or variables
   * of the module that defines it.
   */
  run(rules?: readonly string[]): Promise<CheckerResult>;
  /** The rules to check; all rules if not set. */
  rules?: readonly string[];
  /** Judgements of violations (`exemptions`) and of undecided elements (`judgements`). */
  exemptions: readonly Judgement[];
  judgements: readonly Judgement[];
  /** The words at the beginning of every line that the checker writes to the page's console. */
  logPrefix?: string;
};
