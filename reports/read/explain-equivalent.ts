/** Says in the report's words why a mutant is equivalent: the catalogue's reason becomes the end of a sentence. */
export const explainEquivalent = (reason = ''): string =>
  `cannot be noticed, because ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
