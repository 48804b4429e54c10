/** The results of the sensitivity run so far. */
export type Sensitivity = {
  /** Whether the files are still those that the wrong sites were tried on. */
  current: boolean;
  commit: string;
  /** When the last wrong site was judged, as ISO 8601. */
  taken: string;
  /** How long the trial took. */
  seconds: number;
  /** How many wrong sites there are. */
  catalogue: number;
  mutants: MutantResult[];
};

/** The result for one mutant, which the report calls a wrong site. */
export type MutantResult = {
  id: string;
  /** The clause that it breaks; for a gate's, the kind of fault. */
  clause: string;
  name: string;
  /** The file that it changes; two files have a comma between them. */
  file: string;
  status: 'killed' | 'survived' | 'not judged' | 'equivalent';
  /** The scenario, test or gate that noticed it. */
  by: string | null;
  own: OwnScenarios;
  /** Why nothing can notice it. */
  reason?: string;
  seconds: number;
};

/**
 * Whether the scenarios of its own clause killed a mutant, on each device; null if the clause has no scenario there, and
 * for the desktop if those of the phone noticed it already.
 */
export type OwnScenarios = { desktop: boolean | null; phone: boolean | null };

/** For a mutant on which no scenario of its own clause ran. */
export const NO_SCENARIOS: OwnScenarios = { desktop: null, phone: null };
