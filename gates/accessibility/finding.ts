/** An element that breaks a rule, or that the checker cannot decide about. `html` is its beginning, `words` say why. */
export type Finding = { rule: string; target: string; html: string; words: string };
