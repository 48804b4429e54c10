import type { LookGroup } from './approved-look.ts';
import type { EngineRun } from './engine-run.ts';
import type { FaultRow } from './faults.ts';
import type { Gate } from './gate.ts';
import type { Scenario } from './scenario.ts';
import type { MutantResult } from './mutant-result.ts';
import type { ServiceResult } from './service.ts';

/** Whether a running site keeps each clause of its specification and of our own, with the evidence. */
export type Conformance = {
  run: RunFacts;
  /** Of the clauses of each owner, and of all scenarios. */
  totals: Record<Owner, Record<Verdict, number>> & { scenarios: number; failed: number };
  sections: Section[];
  /** One for each browser engine that ran besides Chromium. */
  engines: EngineRun[];
  looks: LookGroup[];
  contracts: ServiceResult[];
  /** Every call that a screen makes, and the scenarios that tried each fault. */
  faults: FaultRow[];
  /** Null for a part that has not run. */
  gates: Gate[] | null;
  units: { passed: number; failed: number } | null;
  sensitivity: MutantResult[];
};

/** Broken if one scenario fails or another engine breaks it, not shown if none ran. */
export type Verdict = 'kept' | 'broken' | 'not shown';

/** Whose clauses they are: the specification's, or our own beyond it. */
export type Owner = 'specification' | 'own';

export type Section = { number: number; title: string; owner: Owner; clauses: ClauseResult[] };

/** A clause with its verdict. */
export type ClauseResult = {
  id: string;
  text: string;
  verdict: Verdict;
  /** Why it is not shown, in words. */
  reason: string;
  /** Why all of its scenarios run on a desktop; empty if they do not. */
  desktop: string;
  scenarios: Scenario[];
};

export type RunFacts = {
  /** ISO 8601, in UTC. */
  date: string;
  commit: string;
  site: string;
  browser: string;
  viewports: Record<string, string>;
  seconds: number;
  /** Scenarios of the features that this run left out, with the reason in words. */
  leftOut: { name: string; file: string; line: number; reason: string }[];
};
