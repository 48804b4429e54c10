/** The result for one mutant, which the report calls a wrong site. */
export type MutantResult = {
  /** The clause that the mutant breaks; for a mutant of a gate, the gate. */
  clause: string;
  name: string;
  /** The changed file, or several separated by commas. */
  file: string;
  status: 'killed' | 'survived' | 'not judged' | 'equivalent';
  /** The scenario, unit test or gate check that killed the mutant. */
  by: string | null;
  /** The reason why nothing can kill an equivalent mutant. */
  reason?: string;
};

/** Explains why a mutant is equivalent: puts the catalogue's reason at the end of the report's sentence. */
export const explainEquivalent = (reason = ''): string =>
  `cannot be noticed, because ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
