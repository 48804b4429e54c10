/** The result of a browser engine besides Chromium: the content of a file in `reports/results/engines/`. */
export type EngineRun = {
  engine: string;
  /** The browser's name and version. */
  browser: string;
  /** A description of the checks that were run. */
  scope: string;
  checks: number;
  failed: { clauses: string[]; name: string; message: string }[];
  /** Scenarios that cannot run in this engine, each with the reason. */
  notRun: { name: string; file: string; line: number; reason: string }[];
};
