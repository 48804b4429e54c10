/** An element that breaks a rule, or that the engine cannot decide about. `html` is its beginning, `words` say why. */
export type Finding = { rule: string; target: string; html: string; words: string };

export type EngineResult = { violations: Finding[]; undecided: Finding[] };

/** An engine that checks a page for accessibility. */
export type Engine = {
  name: string;
  /** Its script, which defines a global in the page. */
  source: string;
  /**
   * Checks the page as it is. Runs in the page, so it cannot use imports or variables of the module that defines it.
   */
  run(): Promise<EngineResult>;
  /** The beginning of the lines that the engine itself writes to the console. */
  logs?: string;
};
