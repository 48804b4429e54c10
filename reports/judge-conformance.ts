import type { Clause } from '../harness/clauses/clauses.ts';
import type { ScenarioEnvironment } from '../harness/evidence/attach-evidence.ts';
import { clauseIdOf, scenarioFactsOf, type ScenarioFacts } from '../harness/messages/messages.ts';
import { readAttachment } from '../harness/messages/read-attachment.ts';
import { type ApprovedPicture, findApprovedPictures } from './find-look.ts';
import { type FaultsOfCall, judgeFaults } from './judge-faults.ts';
import { collectScenarios, type Scenario } from './read/collect-scenarios.ts';
import { type Gate, gatesOf, nameGate } from './read/gates.ts';
import type { MutantResult } from './read/model/mutant-result.ts';
import type { Results } from './read/results.ts';
import { type OperationResult, summariseOperations } from './summarise-operations.ts';

/** The content of the conformance report: for each clause whether the site keeps it, and all evidence. */
export type Conformance = Pick<Results, 'open' | 'engines' | 'looks'> & {
  run: RunFacts;
  /** In the specification's order. */
  clauses: ClauseResult[];
  scenarios: Scenario[];
  operations: OperationResult[];
  /** Every call that a screen makes, with the scenarios that tried each of its faults. */
  faults: FaultsOfCall[];
  gates: Gate[];
  /** The unit tests; both numbers are 0 if they have not run. */
  units: { passed: number; count: number };
  sensitivity: readonly MutantResult[];
};

/** The verdict on a clause: `broken` if any of its scenarios did not pass, `not shown` if none ran. */
export type Verdict = 'kept' | 'broken' | 'not shown';

/** A clause with its verdict. */
export type ClauseResult = {
  id: string;
  text: string;
  verdict: Verdict;
  /** The reason why the clause is not shown; otherwise empty. */
  reason: string;
  /** The reason why all scenarios of the clause run on a desktop only; otherwise empty. */
  desktop: string;
  scenarios: Scenario[];
  /** The approved picture of a look that the clause or its scenarios name, unless an earlier clause has it. */
  look: ApprovedPicture | undefined;
};

type RunFacts = {
  /** ISO 8601, in UTC. */
  date: string;
  commit: string;
  site: string;
  browser: string;
  viewports: Record<string, string>;
  seconds: number;
  /** Scenarios that did not run, each with the reason. */
  leftOut: { name: string; file: string; line: number; clause: string; reason: string }[];
};

/** Judges each clause and collects the content of the conformance report. */
export function judgeConformance(results: Results): Conformance {
  const { run, clauses, contracts, engines, looks, open, specs, units, sensitivity = [], calls } = results;
  const scenarios = collectScenarios(run.runs);
  const runGates = results.gates.flatMap(gatesOf);
  const sum = (key: 'numPassedTests' | 'numTotalTests') => units.reduce((all, part) => all + part[key], 0);
  const runFacts = runFactsOf(results);
  return {
    run: runFacts,
    clauses: addLooks(
      clauses.map((clause) => judgeClause(clause, scenarios, runFacts)),
      results,
    ),
    scenarios,
    open,
    engines,
    looks,
    operations: summariseOperations(contracts, scenarios, units),
    faults: calls ? judgeFaults(scenarios, calls) : [],
    // Merge gates whose checks ran in several parts of a run. A gate without checks has not run.
    gates: [...new Set([...specs.map(nameGate), ...runGates.map(({ name }) => name)])].map((name) => ({
      name,
      checks: runGates.filter((gate) => gate.name === name).flatMap(({ checks }) => checks),
    })),
    units: { passed: sum('numPassedTests'), count: sum('numTotalTests') },
    sensitivity,
  };
}

function judgeClause(
  { id, text, desktop = '' }: Clause,
  all: readonly Scenario[],
  { leftOut }: RunFacts,
): ClauseResult {
  const scenarios = all.filter((scenario) => scenario.clause === id);
  const clauseFacts = { id, text, desktop, scenarios, look: undefined };
  const broken = scenarios.some(({ status }) => status !== 'PASSED');
  if (scenarios.length) return { ...clauseFacts, verdict: broken ? 'broken' : 'kept', reason: '' };
  const reason = leftOut.find(({ clause }) => clause === id)?.reason ?? 'no scenario of this run is about it';
  return { ...clauseFacts, verdict: 'not shown', reason };
}

/** Adds the approved pictures of states in which scenarios ended, each to the first clause that names the look. */
function addLooks(clauses: readonly ClauseResult[], { looks, stateLooks = [] }: Results): ClauseResult[] {
  const shownLooks = new Set<string>();
  return clauses.map((clause) => {
    const { text, scenarios } = clause;
    const words = [text, ...scenarios.map(({ name }) => name)].join('\n').toLowerCase();
    const look = findApprovedPictures(scenarios, stateLooks, looks).find(
      ({ name }) => !shownLooks.has(name) && words.includes(name.toLowerCase().replace(/ page$/, '')),
    );
    if (look) shownLooks.add(look.name);
    return { ...clause, look };
  });
}

function runFactsOf({ run, commit }: Results): RunFacts {
  const seen = run.runs.flatMap(
    ({ attachments }) => readAttachment<ScenarioEnvironment>(attachments, 'environment') ?? [],
  );
  const distinct = (values: string[]) => [...new Set(values)].join(', ');
  return {
    date: run.started.toISOString(),
    commit,
    site: distinct(seen.map(({ site }) => describeTestedSite(site))),
    browser: distinct(seen.map(({ browser }) => browser)),
    viewports: Object.fromEntries(
      seen.map(({ device, viewport }) => [device, `${viewport.width} × ${viewport.height}`]),
    ),
    seconds: Math.round(run.seconds * 10) / 10,
    leftOut: listOmittedScenarios(run),
  };
}

/** Lists the scenarios that did not run, each with the reason. */
function listOmittedScenarios({ pickles, scenarios }: Results['run']): RunFacts['leftOut'] {
  const placeOf = ({ file, line }: Pick<ScenarioFacts, 'file' | 'line'>) => `${file}:${line}`;
  const ran = new Set(scenarios.map(placeOf));
  const all = pickles.map((pickle) => {
    const { tags, ...facts } = scenarioFactsOf(pickle);
    const reason = tags.includes('@embedded') ? 'cannot be judged on a deployed site' : 'no part of this run';
    return { ...facts, clause: clauseIdOf(pickle), reason };
  });
  // A scenario may have run in another shard. Its id differs between shards, so compare file and line.
  const places = new Map(all.map((one) => [placeOf(one), one]));
  return [...places].flatMap(([place, one]) => (ran.has(place) ? [] : one));
}

/** Describes the tested site. A site on 127.0.0.1 is the build that the suite has made and serves itself. */
function describeTestedSite(site: string): string {
  return new URL(site).hostname === '127.0.0.1' ? 'the production build of this commit' : site;
}
