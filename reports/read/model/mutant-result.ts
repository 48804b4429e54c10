/** The result for one mutant, which the report calls a wrong site. */
export type MutantResult = {
  /** The clause that it breaks; for a gate's, the gate. */
  clause: string;
  name: string;
  /** The file that it changes; two files have a comma between them. */
  file: string;
  status: 'killed' | 'survived' | 'not judged' | 'equivalent';
  /** The scenario, test or gate check that noticed it. */
  by: string | null;
  /** Why nothing can notice it. */
  reason?: string;
};
