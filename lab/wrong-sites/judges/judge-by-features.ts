import { globSync } from 'node:fs';
import { readClauses } from '../../../harness/clauses/clauses.ts';
import type { ScenarioSelection } from '../../../harness/runner/runner.ts';
import {
  type Failure,
  findKiller,
  findLikelyKiller,
  type KillerSearch,
  type SiteTests,
} from './find-killer.ts';
import type { Mutant } from '../mutant.ts';
import { RecentPasses } from './recent-passes.ts';
import type { Suite } from './suite.ts';
import { selectScenarios } from './suite-result.ts';

/** The features, loaded for the mutant and for the original, and the recent passes on that original, if they are recorded. */
export type Suites = { mutant: Suite; original: Pick<Suite, 'run'>; recent?: RecentPasses };

/** After so many features with an inconclusive failure the search ends: the others would most likely time out too. */
const ENOUGH = 8;

/**
 * Runs the scenarios of the mutant's clause, first the one that is `likely` to kill it; if none does, all others until
 * one does.
 */
export async function judgeByFeatures(
  { clause, ends }: Mutant,
  suites: Suites,
  likely: string,
): Promise<KillerSearch[]> {
  const paths = featuresOf(clause);
  const known = selectScenarios([likely]);
  const [file = ''] = known.paths;
  const searches: KillerSearch[] = [];
  if (paths.length) {
    const searchAmong = (selection: ScenarioSelection) =>
      findKiller(createSiteTests({ ...selection, tags: `@${clause}` }, suites), ends);
    const search = await findLikelyKiller(searchAmong, paths.includes(file) ? known : undefined, { paths });
    if (search) searches.push(search);
    if (search?.killer) return searches;
  }
  const features = globSync('features/**/*.feature').toSorted();
  const tags = paths.length ? `not @${clause}` : '';
  // The feature of a former killer may be gone.
  const others = [
    ...(features.includes(file) ? [known] : []),
    ...features.map((path) => ({ paths: [path] })),
  ];
  const selections = others.map((selection) => ({ ...selection, tags }));
  return [...searches, ...(await judgeByOthers(selections, suites, ends))];
}

/** Runs selections of scenarios until one kills the mutant. */
async function judgeByOthers(
  selections: readonly ScenarioSelection[],
  suites: Suites,
  ends?: string,
): Promise<KillerSearch[]> {
  const searches: KillerSearch[] = [];
  for (const selection of selections) {
    const search = (await findKiller(createRepeatedTests(selection, suites), ends)) ?? {};
    searches.push(search);
    if (search.killer) break;
    if (searches.filter(({ discounted }) => discounted && !discounted.isConclusive).length >= ENOUGH) break;
  }
  return searches;
}

/** Runs the scenarios of the provider's SDK, which open no page: those of its clause; if none kills it, all others. */
export async function judgeBySdk({ clause, ends }: Mutant, suites: Suites): Promise<KillerSearch[]> {
  const paths = featuresOf(clause);
  const own = { paths, tags: `@sdk and @${clause}` };
  const search = paths.length ? await findKiller(createSiteTests(own, suites), ends) : undefined;
  if (search?.killer) return [search];
  const others = {
    paths: ['features/**/*.feature'],
    tags: paths.length ? `@sdk and not @${clause}` : '@sdk',
  };
  return [search ?? {}, (await findKiller(createRepeatedTests(others, suites), ends)) ?? {}];
}

/** The file with the clause's scenarios; none for a clause that the features do not know. */
export const featuresOf = (clause: string): string[] =>
  readClauses().flatMap(({ id, file }) => (id === clause ? `features/${file}.feature` : []));

/**
 * Tests of scenarios on a mutant; a failure counts if its scenario passes on the original right afterwards, or has done
 * so a moment ago.
 */
export function createSiteTests(
  selection: ScenarioSelection,
  { mutant, original, recent = new RecentPasses() }: Suites,
): SiteTests {
  return {
    async failuresOnMutant(failFast) {
      // Without `failFast` this is the second run (`findKiller`), after a time-out in the first.
      if (!failFast) mutant.renewBrowser();
      const { count, failures } = await mutant.run({ ...selection, failFast });
      return count ? failures : undefined;
    },
    findPassingOnOriginal: (failures) =>
      recent.findPassing(failures, async (unknown) => (await original.run(selectionOf(unknown))).passed),
  };
}

/**
 * Tests of many scenarios, of which one may fail by chance: a failure counts only if it comes again on the mutant, and
 * is conclusive again or inconclusive again.
 */
function createRepeatedTests(selection: ScenarioSelection, suites: Suites): SiteTests {
  const tests = createSiteTests(selection, suites);
  return {
    ...tests,
    async findPassingOnOriginal(failures) {
      const again = await suites.mutant.run(selectionOf(failures));
      const kinds = new Map(again.failures.map(({ by, isConclusive }) => [by, isConclusive]));
      const lasting = failures.filter(({ by, isConclusive }) => kinds.get(by) === isConclusive);
      return lasting.length ? tests.findPassingOnOriginal(lasting) : [];
    },
  };
}

/** Selects the scenarios that failed. */
const selectionOf = (failures: readonly Failure[]): ScenarioSelection =>
  selectScenarios(failures.map(({ by }) => by));
