import { writeFileSync } from 'node:fs';
import { buildSite } from '../../build/build-site.ts';
import { type ModuleGraph, createGraphRecorder, screensOfModules } from '../../build/module-graph.ts';
import { listFilesChangedSince } from '../../harness/commands/changed-files.ts';
import { dryRunFeatures } from '../../harness/clauses/dry-run.ts';
import { scenarioFactsOf, type ScenarioFacts } from '../../harness/messages/messages.ts';
import { RESULTS_FOLDER } from '../../harness/commands/results-folder.ts';
import { screens } from '../screens.ts';
import { reachableStates } from '../states/all-states.ts';
import type { TestSelectionArguments } from './choose-shard-tests.ts';
import { type ChangeImpact, findImpact } from './impact.ts';
import { keyOfScenario, readVisitedScreens, type VisitedScreens } from './visited-screens.ts';

/** Chooses scenarios that a change affects: new ones, those of a changed feature, those that visit a changed screen. */
export const chooseScenarios = <S extends ScenarioFacts>(
  scenarios: readonly S[],
  { features, paths }: ChangeImpact,
  visited: VisitedScreens,
): S[] =>
  scenarios.filter((scenario) => {
    const seen = visited[keyOfScenario(scenario)];
    return !seen || features.includes(scenario.file) || seen.some((path) => paths.includes(path));
  });

/** Matches the names of checks of the host's answers: the modules of a screen cannot change these answers. */
const ADDRESS_CHECKS_PATTERN = String.raw`addresses\.spec`;

/** Matches the names of checks that a change cannot affect: all checks of addresses, checks of unchanged screens. */
export function patternOfUnaffectedChecks({ paths }: ChangeImpact): string {
  const names = [...screens, ...reachableStates]
    .filter(({ path }) => !paths.includes(path))
    .map(({ name }) => RegExp.escape(name));
  return `(?: |^)(?:${names.join('|')})(?:, in pieces)?$|${ADDRESS_CHECKS_PATTERN}`;
}

/** Builds the site and returns, for each module of the site, the paths of the screens that contain the module. */
export async function findScreensOfModules(): Promise<Map<string, string[]>> {
  const graph: ModuleGraph = new Map();
  const plugins = [createGraphRecorder(graph)];
  const pages = await buildSite({ outDir: '.cache/affected', plugins, complete: false });
  return screensOfModules(graph, new Map(pages.map(({ path, module }) => [path, module])));
}

/** Selects the tests that changes since a revision affect. If all tests must run, prints why and returns undefined. */
export async function chooseAffectedTests(revision: string): Promise<TestSelectionArguments | undefined> {
  const modules = await findScreensOfModules();
  const visited = readVisitedScreens();
  const impact = findImpact(listFilesChangedSince(revision), modules);
  const whole = visited
    ? impact.whole
    : 'there is no record of a whole run with the screens that each scenario visits';
  if (whole || !visited) {
    console.log(`Everything runs: ${whole}.`);
    return undefined;
  }
  const { run } = await dryRunFeatures(`${RESULTS_FOLDER}/dry-run.ndjson`);
  const all = run.pickles.map(scenarioFactsOf);
  const chosen = chooseScenarios(all, impact, visited);
  const where = impact.paths.join(', ') || 'no screen';
  console.log(`The change affects ${where}: ${chosen.length} of ${all.length} scenarios run.`);
  // Cucumber reads a file as a list of scenarios if its name begins with @.
  const list = `${RESULTS_FOLDER}/@affected.txt`;
  writeFileSync(list, chosen.map(({ file, line }) => `${file}:${line}`).join('\n'));
  return {
    features: chosen.length ? [list] : [],
    gates: ['--grep-invert', patternOfUnaffectedChecks(impact)],
    units: ['--changed', revision],
  };
}
