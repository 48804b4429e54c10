import type { Engine } from '../../../harness/browsers/engine.ts';

/** What an engine says of a clause. */
export type OnEngine = {
  /** Not known where none of its checks ran; not asked where the engine has none for it. */
  verdict: 'kept' | 'broken' | 'not known' | 'not asked';
  /** How many looks at its scenarios, or checks of a walk, ran there. */
  checks: number;
  /** Why none ran, in words. */
  reason: string;
};

/** A run on one engine, as far as the report tells of each of them. */
export type EngineRun = {
  engine: Engine;
  /** Its name and version; empty where it did not run. */
  browser: string;
  /** Which site it looked at, and how. */
  looksAt: string;
  checks: number;
  failed: { clauses: string[]; name: string; message: string }[];
  /** Scenarios that open a page and that it was not asked, with the reason in words. */
  notAsked: { clause: string; name: string; file: string; line: number; reason: string }[];
};
