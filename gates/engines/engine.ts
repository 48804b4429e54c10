/** An element that breaks a rule, or of which an engine cannot say whether it does. */
export type Finding = { rule: string; target: string; html: string; words: string };

export type Findings = { violations: Finding[]; undecided: Finding[] };

/** An engine that looks for what keeps people out of a page. */
export type Engine = {
  name: string;
  /** Its script, which becomes a global of the page. */
  source: string;
  /** Looks at the page as it stands, with every rule and every element. Runs in the page: it must need nothing from outside. */
  look(): Promise<Findings>;
  /** How the lines begin that the engine itself writes to the console. */
  says?: string;
};
