/** An element that breaks a rule or that a checker cannot decide about; `words` is the checker's message. */
export type Finding = { rule: string; target: string; html: string; words: string };
