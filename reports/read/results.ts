import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { type Clause, readClauses } from '../../harness/clauses/clauses.ts';
import { readCommit } from './commit.ts';
import { RESULTS } from '../../harness/commands/results-folder.ts';
import { readApprovedLooks } from './approved-looks.ts';
import type { PlaywrightReport } from './gates.ts';
import type { Run } from '../../harness/messages/messages.ts';
import type { LookGroup } from './model/approved-look.ts';
import type { MutantResult } from './model/mutant-result.ts';
import type { Contract } from '../../contracts/contract.ts';
import type { CallFacts } from '../judge-faults.ts';
import type { EngineRun } from './model/engine-run.ts';

/** The part of the output of vitest's JSON reporter that the report reads. */
export type UnitResults = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number }[];
  }[];
};

/** The input of the report; a part that has not run is undefined. */
export type Results = {
  run: Run;
  clauses: readonly Clause[];
  contracts: readonly Contract[];
  commit: string;
  engines: readonly EngineRun[];
  looks: readonly LookGroup[];
  gates?: PlaywrightReport | undefined;
  units?: UnitResults | undefined;
  sensitivity?: MutantResult[];
  /** Settings by which the faults of the site's calls are told apart. */
  calls?: CallFacts | undefined;
};

/**
 * Reads clauses, contracts, the commit, approved looks, and the results of gates, unit tests and other browser engines
 * in these folders, one for each part of a run.
 */
export function readResults(folders: readonly string[]): Omit<Results, 'run' | 'sensitivity' | 'calls'> {
  return {
    engines: globSync(`${RESULTS}/engines/*.json`)
      .toSorted()
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as EngineRun),
    looks: readApprovedLooks(),
    clauses: readClauses(),
    contracts: readContracts(),
    commit: readCommit(),
    gates: mergeGates(readAll('gates.json', folders)),
    units: mergeUnits(readAll('unit.json', folders)),
  };
}

function readContracts(): Contract[] {
  return readdirSync('contracts')
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`contracts/${file}`, 'utf8')) as Contract);
}

function readAll<T>(name: string, folders: readonly string[]): T[] {
  const files = folders.map((folder) => `${folder}/${name}`).filter((file) => existsSync(file));
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as T);
}

/** A gate whose checks ran in several parts is one gate. */
function mergeGates(reports: readonly PlaywrightReport[]): PlaywrightReport | undefined {
  if (reports.length === 0) return undefined;
  const gates = Map.groupBy(
    reports.flatMap(({ suites }) => suites),
    ({ title }) => title,
  );
  const suites = [...gates].map(([title, own]) => ({
    title,
    specs: own.flatMap(({ specs = [] }) => specs),
    suites: own.flatMap((suite) => suite.suites ?? []),
  }));
  return { suites };
}

function mergeUnits(results: readonly UnitResults[]): UnitResults | undefined {
  if (results.length === 0) return undefined;
  return {
    numPassedTests: results.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0),
    numTotalTests: results.reduce((sum, { numTotalTests }) => sum + numTotalTests, 0),
    testResults: results.flatMap(({ testResults }) => testResults),
  };
}
