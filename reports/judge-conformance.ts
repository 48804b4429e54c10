import type { Pickle } from '@cucumber/messages';
import type { Clause } from '../harness/clauses/clauses.ts';
import { summariseServices } from './summarise-services.ts';
import { judgeFaults } from './judge-faults.ts';
import type { TestEnvironment } from '../harness/evidence/attach-evidence.ts';
import { readAttachment } from '../harness/messages/read-attachment.ts';
import { collectScenarios } from './read/collect-scenarios.ts';
import { gatesOf } from './read/gates.ts';
import { factsOf, type ScenarioFacts } from '../harness/messages/messages.ts';
import type { ClauseResult, Conformance, Owner, RunFacts, Verdict } from './read/model/conformance.ts';
import type { Scenario } from './read/model/scenario.ts';
import { sectionOf, sections } from './read/sections.ts';
import { clauseOf } from '../harness/messages/messages.ts';
import type { Results } from './read/results.ts';

/** Makes the conformance report from the results. */
export function judgeConformance(results: Results): Conformance {
  const { run, clauses, contracts, engines, looks, gates, units, sensitivity = [], calls } = results;
  const scenarios = collectScenarios(run.runs);
  const judged = clauses.map((clause) => judgeClause(clause, scenarios, run));
  return {
    run: runFactsOf(results),
    totals: {
      specification: tallyOf(judged, 'specification'),
      own: tallyOf(judged, 'own'),
      scenarios: scenarios.length,
      failed: scenarios.filter(({ status }) => status !== 'PASSED').length,
    },
    sections: sections.map((section) => ({
      ...section,
      clauses: judged.filter(({ id }) => sectionOf(id) === section),
    })),
    engines: [...engines],
    looks: [...looks],
    contracts: summariseServices(contracts, scenarios, units),
    faults: calls ? judgeFaults(scenarios, calls) : [],
    gates: gates ? gatesOf(gates) : null,
    units: units
      ? { passed: units.numPassedTests, failed: units.numTotalTests - units.numPassedTests }
      : null,
    sensitivity,
  };
}

function tallyOf(clauses: readonly ClauseResult[], owner: Owner): Conformance['totals'][Owner] {
  const own = clauses.filter(({ id }) => sectionOf(id).owner === owner);
  const count = (verdict: Verdict) => own.filter((clause) => clause.verdict === verdict).length;
  return { kept: count('kept'), broken: count('broken'), 'not shown': count('not shown') };
}

function judgeClause(
  { id, text, desktop = '' }: Clause,
  all: readonly Scenario[],
  run: Results['run'],
): ClauseResult {
  const scenarios = all.filter((scenario) => scenario.clause === id);
  const known = { id, text, desktop, scenarios };
  const broken = scenarios.some(({ status }) => status !== 'PASSED');
  if (scenarios.length) return { ...known, verdict: broken ? 'broken' : 'kept', reason: '' };
  const leftOut = run.pickles.filter((pickle) => clauseOf(pickle) === id);
  const embedded = leftOut.some(({ tags }) => tags.some(({ name }) => name === '@embedded'));
  const reason = embedded
    ? 'Cannot be judged there: it needs a build of the suite itself, and this run tested a deployed site.'
    : leftOut.length
      ? 'Its scenarios were no part of this run.'
      : 'No scenario of this run is about it.';
  return { ...known, verdict: 'not shown', reason };
}

function runFactsOf({ run, commit }: Results): RunFacts {
  const seen = run.runs.flatMap(
    ({ attachments }) => readAttachment<TestEnvironment>(attachments, 'environment') ?? [],
  );
  const distinct = (values: string[]) => [...new Set(values)].join(', ');
  return {
    date: run.started.toISOString(),
    commit,
    site: distinct(seen.map(({ site }) => describeSite(site))),
    browser: distinct(seen.map(({ browser }) => browser)),
    viewports: Object.fromEntries(
      seen.map(({ device, viewport }) => [device, `${viewport.width} × ${viewport.height}`]),
    ),
    seconds: Math.round(run.seconds * 10) / 10,
    leftOut: leftOutOf({ run }),
  };
}

/** The scenarios of the features that did not run. */
const leftOutOf = (results: Pick<Results, 'run'>): RunFacts['leftOut'] =>
  notRun(results)
    .map(factsOf)
    .map(({ tags, ...facts }) => ({
      ...facts,
      reason: tags.includes('@embedded') ? 'cannot be judged on a deployed site' : 'no part of this run',
    }));

function notRun({ run: { pickles, scenarios } }: Pick<Results, 'run'>): Pickle[] {
  const placeOf = ({ file, line }: Pick<ScenarioFacts, 'file' | 'line'>) => `${file}:${line}`;
  const ran = new Set(scenarios.map(placeOf));
  // A scenario may run in another shard. Ids differ between shards, so scenarios are compared by place.
  const all = new Map(pickles.map((pickle) => [placeOf(factsOf(pickle)), pickle]));
  return [...all].filter(([place]) => !ran.has(place)).map(([, pickle]) => pickle);
}

/** The site in words. One on 127.0.0.1 is the build that the suite made and served itself. */
function describeSite(site: string): string {
  return new URL(site).hostname === '127.0.0.1' ? 'the production build of this commit' : site;
}
