/** An element that breaks a rule or that a checker cannot decide about. `html` is its start, `words` the reason. */
export type Finding = { rule: string; target: string; html: string; words: string };
