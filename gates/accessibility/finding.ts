/** An element that breaks a rule or is undecided. `html` is the start of its HTML, `words` is the checker's message. */
export type Finding = { rule: string; target: string; html: string; words: string };
