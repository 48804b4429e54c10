/** The result of a browser engine besides Chromium: the content of a file in `reports/results/engines/`. */
export type EngineRun = {
  engine: string;
  /** Its name and version. */
  browser: string;
  /** The selection of checks, in words. */
  asked: string;
  checks: number;
  failed: { clauses: string[]; name: string; message: string }[];
  /** Scenarios that cannot run in it, with the reason in words. */
  notAsked: { name: string; file: string; line: number; reason: string }[];
};
