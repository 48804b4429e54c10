/** Explains why a mutant is equivalent: puts the catalogue's reason at the end of the report's sentence. */
export const explainEquivalent = (reason = ''): string =>
  `cannot be noticed, because ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
