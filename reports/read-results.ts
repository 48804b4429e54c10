import { existsSync, globSync, readFileSync } from 'node:fs';
import { type Clause, readClauses } from '../harness/clauses/clauses.ts';
import { readCommit } from './read/commit.ts';
import { RESULTS } from '../harness/results-folder.ts';
import type { PlaywrightReport } from './read/gates.ts';
import type { Run } from '../harness/messages/messages.ts';
import { type EngineRun, engineRunSchema } from './read/model/engine-run.ts';
import type { Scenario } from './read/model/scenario.ts';
import type { Statement } from './read/model/statement.ts';
import type { Sensitivity } from './read/model/sensitivity.ts';
import type { Vocabulary } from './read/model/vocabulary.ts';
import type { Contract } from '../contracts/contract.ts';
import { readContracts, type UnitResults } from './contracts.ts';
import type { CallFacts } from './faults.ts';
import type { Claims, Scope } from './statement/claims.ts';

/** What the report is made from; a part that has not run is undefined. */
export type Results = {
  run: Run;
  /** The scenarios of the run, with the pictures that the report will show. */
  scenarios: readonly Scenario[];
  clauses: readonly Clause[];
  contracts: readonly Contract[];
  commit: string;
  engines: readonly EngineRun[];
  gates?: PlaywrightReport | undefined;
  units?: UnitResults | undefined;
  sensitivity?: Sensitivity | undefined;
  /** What is claimed of the accessibility of which site, and all that the gates look at. */
  accessibility?: { claims: Claims; scope: Scope; product: Statement['product'] } | undefined;
  /** What tells the faults of the site's calls apart. */
  calls?: CallFacts | undefined;
  vocabulary?: Vocabulary | undefined;
};

/** Reads clauses, contracts, the commit, and the results of gates, unit tests and other browser engines. */
export function readResults(): Omit<
  Results,
  'run' | 'scenarios' | 'sensitivity' | 'accessibility' | 'calls' | 'vocabulary'
> {
  return {
    engines: globSync(`${RESULTS}/engines/*.json`)
      .toSorted()
      .map((file) => engineRunSchema.parse(JSON.parse(readFileSync(file, 'utf8')))),
    clauses: readClauses(),
    contracts: readContracts(),
    commit: readCommit(),
    gates: readResult('gates.json'),
    units: readResult('unit.json'),
  };
}

function readResult<T>(name: string): T | undefined {
  const file = `${RESULTS}/${name}`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
