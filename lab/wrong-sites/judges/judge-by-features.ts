import { globSync } from 'node:fs';
import { readClauses } from '../../../harness/clauses/clauses.ts';
import { NO_SCENARIOS, type OwnScenarios } from '../../../reports/read/model/sensitivity.ts';
import { type Device, devices } from '../../../harness/viewports.ts';
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
import { scenarioOf } from './suite-result.ts';

/** What a judge found: its searches for a killer, in their order. */
export type JudgeResult = {
  searches: KillerSearch[];
  /** Whether the scenarios of the mutant's own clause killed it, on each device. */
  own?: OwnScenarios;
  /** The files of those scenarios. */
  files?: string[];
};

/** The features, loaded for the mutant and for the original, and what passed on that original lately, if it is kept. */
export type Suites = { mutant: Suite; original: Pick<Suite, 'run'>; recent?: RecentPasses };

/** After so many features with an inconclusive failure the search ends: the others would most likely time out too. */
const ENOUGH = 8;

/** The report says what a phone's scenarios notice alone: a desktop is asked only about what these let pass. */
const PHONE_FIRST: readonly Device[] = ['phone', 'desktop'];

/**
 * Runs the scenarios of the mutant's clause on a phone and then on a desktop, first the one that is `likely` to notice it,
 * as `file:line name`; if none kills it, all others until one does.
 */
export async function judgeByFeatures(
  { clause, ends }: Mutant,
  suites: Suites,
  likely = '',
): Promise<JudgeResult> {
  const files = featuresOf(clause);
  const own = { ...NO_SCENARIOS };
  const searches: KillerSearch[] = [];
  for (const device of files.length ? PHONE_FIRST : []) {
    const searchAmong = (paths: readonly string[]) =>
      findKiller(createSiteTests({ paths: [...paths], tags: `@${clause}`, device }, suites), ends);
    const known = files.some((file) => likely.startsWith(`${file}:`)) ? [scenarioOf(likely)] : [];
    const search = await findLikelyKiller(searchAmong, known, files);
    if (!search) continue;
    searches.push(search);
    own[device] = search.killer !== undefined;
    if (search.killer) return { searches, own, files };
  }
  const tags = files.length ? `not @${clause}` : '';
  const others = await judgeByOthers(tags, suites, { ends, likely });
  return { searches: [...searches, ...others], own, files };
}

/**
 * Runs the scenarios with these tags feature by feature, on a desktop and then on a phone, until one kills the mutant;
 * the `likely` one before them.
 */
async function judgeByOthers(
  tags: string,
  suites: Suites,
  { ends, likely }: { ends?: string | undefined; likely: string },
): Promise<KillerSearch[]> {
  const features = globSync('features/**/*.feature').toSorted();
  const known = likely ? [scenarioOf(likely)] : [];
  const selections = [known, features].flatMap((places) =>
    devices.flatMap((device) => places.map((path) => ({ paths: [path], tags, device }))),
  );
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
export async function judgeBySdk({ clause, ends }: Mutant, suites: Suites): Promise<JudgeResult> {
  const files = featuresOf(clause);
  const own = { paths: files, tags: `@sdk and @${clause}` };
  const search = files.length ? await findKiller(createSiteTests(own, suites), ends) : undefined;
  if (search?.killer) return { searches: [search], files };
  const others = { paths: ['features'], tags: files.length ? `@sdk and not @${clause}` : '@sdk' };
  const other = await findKiller(createRepeatedTests(others, suites), ends);
  return { searches: [search ?? {}, other ?? {}], files };
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
  const { device } = selection;
  return {
    async failuresOnMutant(failFast) {
      // Without `failFast` this is the second run (`findKiller`), after a time-out in the first.
      if (!failFast) mutant.renewBrowser();
      const { count, failures } = await mutant.run({ ...selection, failFast });
      return count ? failures : undefined;
    },
    findPassingOnOriginal: (failures) =>
      recent.findPassing(
        failures,
        async (unknown) => (await original.run(selectionOf(unknown, selection))).passed,
        device,
      ),
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
      const again = await suites.mutant.run(selectionOf(failures, selection));
      const kinds = new Map(again.failures.map(({ by, isConclusive }) => [by, isConclusive]));
      const lasting = failures.filter(({ by, isConclusive }) => kinds.get(by) === isConclusive);
      return lasting.length ? tests.findPassingOnOriginal(lasting) : [];
    },
  };
}

/** Selects the scenarios that failed, on the same device. */
const selectionOf = (failures: readonly Failure[], { device }: ScenarioSelection): ScenarioSelection => ({
  paths: failures.map(({ by }) => scenarioOf(by)),
  ...(device && { device }),
});
