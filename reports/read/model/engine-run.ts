/** What a browser engine besides Chromium showed, as a file of `reports/results/engines/` has it. */
export type EngineRun = {
  engine: string;
  /** Its name and version. */
  browser: string;
  /** Which checks it was asked, in words. */
  asked: string;
  checks: number;
  failed: { clauses: string[]; name: string; message: string }[];
  /** Scenarios that it cannot be asked, with the reason in words. */
  notAsked: { name: string; file: string; line: number; reason: string }[];
};
