import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { type Clause, readClauses } from '../../harness/clauses/clauses.ts';
import { readCommit } from './commit.ts';
import { RESULTS_FOLDER } from '../../harness/commands/results-folder.ts';
import { type LookGroup, readApprovedLooks } from './approved-looks.ts';
import type { PlaywrightReport } from './gates.ts';
import { type OpenPoints, readOpenPoints } from './open-points.ts';
import type { FeatureRun } from '../../harness/messages/messages.ts';
import type { MutantResult } from './model/mutant-result.ts';
import type { Contract } from '../../contracts/contract.ts';
import type { StateWithLook } from '../find-look.ts';
import type { CallSettings } from '../judge-faults.ts';
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

/** The input of the report. Gates and unit tests have one result for each part of a run; none if they have not run. */
export type Results = {
  run: FeatureRun;
  clauses: readonly Clause[];
  contracts: readonly Contract[];
  commit: string;
  engines: readonly EngineRun[];
  looks: readonly LookGroup[];
  open: OpenPoints;
  /** The files of all gates, including those that have not run. */
  specs: readonly string[];
  gates: readonly PlaywrightReport[];
  units: readonly UnitResults[];
  sensitivity?: MutantResult[];
  /** The company's inbox and the site's time limits, which tell e-mails and slow answers apart. */
  calls?: CallSettings | undefined;
  /** The states of screens that have an approved look. */
  stateLooks?: readonly StateWithLook[];
};

/**
 * Reads clauses, open points, contracts, the commit, approved looks and results of other browser engines. Reads results
 * of gates and unit tests from these folders, one folder for each part of a run.
 */
export function readResults(
  folders: readonly string[],
): Omit<Results, 'run' | 'sensitivity' | 'calls' | 'stateLooks'> {
  return {
    engines: globSync(`${RESULTS_FOLDER}/engines/*.json`)
      .toSorted()
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as EngineRun),
    looks: readApprovedLooks(),
    open: readOpenPoints(),
    specs: globSync('gates/specs/*.spec.ts').toSorted(),
    clauses: readClauses(),
    contracts: readContracts(),
    commit: readCommit(),
    gates: readResultFiles('gates.json', folders),
    units: readResultFiles('unit.json', folders),
  };
}

function readContracts(): Contract[] {
  return readdirSync('contracts')
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`contracts/${file}`, 'utf8')) as Contract);
}

function readResultFiles<T>(name: string, folders: readonly string[]): T[] {
  const files = folders.map((folder) => `${folder}/${name}`).filter((file) => existsSync(file));
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as T);
}
