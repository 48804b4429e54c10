import { globSync } from 'node:fs';
import { readClauses } from '../../../harness/clauses/clauses.ts';
import type { ScenarioSelection } from '../../../harness/runner/runner.ts';
import type { Mutant } from '../mutant.ts';
import { type JudgeTests, searchInRounds } from './find-killer.ts';
import type { SearchForKiller } from './judge-context.ts';
import type { JudgedSite } from './judged-site.ts';
import { Suite } from './suite.ts';
import { selectScenarios } from './suite-result.ts';

/** Builds the mutant and runs scenarios on it. */
export const judgeByFeatures: SearchForKiller = async (mutant, { site, suite, isClauseOnly }, likely) => {
  await site.build(mutant, 'pages');
  return searchInRounds(createSiteTests(site, suite), roundsOf(mutant, likely, isClauseOnly), mutant.ends);
};

/** Runs the scenarios of the provider's SDK, which open no page, in a process that loads the mutant's files. */
export const judgeBySdk: SearchForKiller = async (mutant, { folder, suite, isClauseOnly }, likely) => {
  const env = { SITE_URL: 'http://127.0.0.1', MUTANT: JSON.stringify(mutant) };
  const sdkSuite = new Suite(env, `${folder}/sdk`, ['--import', './lab/wrong-sites/preload.ts']);
  const tests: JudgeTests<ScenarioSelection> = {
    run: (site, ...selected) => (site === 'mutant' ? sdkSuite : suite).run(...selected),
    select: selectScenarios,
  };
  return searchInRounds(tests, roundsOf(mutant, likely, isClauseOnly, '@sdk'), mutant.ends).finally(() =>
    sdkSuite.end(),
  );
};

/** Makes scenarios the tests of a search: serves the mutant or the original, then runs scenarios on it. */
export const createSiteTests = (site: JudgedSite, suite: Suite): JudgeTests<ScenarioSelection> => ({
  async run(which, ...selected) {
    await site.serve(which);
    return suite.run(...selected);
  },
  select: selectScenarios,
});

/** Selects the scenarios of a clause; `paths` is empty if no feature has the clause. */
export const scenariosOf = (clause: string) => ({
  paths: readClauses().flatMap(({ id, file }) => (id === clause ? `features/${file}.feature` : [])),
  tags: `@${clause}`,
});

/** The rounds of a search: the likely killer, the clause's scenarios, then the other scenarios, feature by feature. */
function roundsOf({ clause }: Mutant, likely: string, isClauseOnly: boolean, ...always: string[]) {
  const features = globSync('features/**/*.feature').toSorted();
  const formerKiller = selectScenarios([{ by: likely }]);
  const [file] = formerKiller.paths as [string];
  const { paths, tags } = scenariosOf(clause);
  const tagged = (...more: string[]) => [...always, ...more].join(' and ');
  if (isClauseOnly && paths.length) return [{ selection: { paths, tags: tagged(tags) } }];
  return [
    // The former killer's feature may have been removed.
    ...(features.includes(file) ? [{ selection: formerKiller, isRepeated: !paths.includes(file) }] : []),
    ...(paths.length ? [{ selection: { paths, tags: tagged(tags) } }] : []),
    ...features.map((path) => ({
      selection: { paths: [path], tags: paths.length ? tagged(`not ${tags}`) : tagged() },
      isRepeated: true,
    })),
  ];
}
