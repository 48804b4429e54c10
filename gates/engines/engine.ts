/** An element that breaks a rule, or of which an engine cannot say whether it does. */
export type Finding = { rule: string; target: string; html: string; words: string };

export type EngineResult = { violations: Finding[]; undecided: Finding[] };

/** An engine that looks for what keeps people out of a page. */
export type Engine = {
  name: string;
  /** Its script, which becomes a global of the page. */
  source: string;
  /** Looks at the page as it stands, with every rule and every element. Runs in the page: it must need nothing from outside. */
  run(): Promise<EngineResult>;
  /** How the lines begin that the engine itself writes to the console. */
  logs?: string;
};
