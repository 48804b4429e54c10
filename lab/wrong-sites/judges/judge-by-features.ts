import { globSync } from 'node:fs';
import { readClauses } from '../../../harness/clauses/clauses.ts';
import type { ScenarioSelection } from '../../../harness/runner/runner.ts';
import type { Mutant } from '../mutant.ts';
import { type JudgeTests, searchRoundsForKiller } from './find-killer.ts';
import type { SearchForKiller } from './judge-context.ts';
import type { JudgedSite } from './judged-site.ts';
import { Suite } from './suite.ts';
import { selectScenarios } from './suite-result.ts';

/** Builds the mutant and runs scenarios on it. */
export const judgeByFeatures: SearchForKiller = async (mutant, context, formerKiller) => {
  await context.site.build(mutant, 'pages');
  const rounds = planRounds(mutant, formerKiller, context.isClauseOnly);
  return searchRoundsForKiller(createSiteTests(context.site, context.suite), rounds, mutant.ends);
};

/** Runs the scenarios of the provider's SDK, which open no page, in a process that loads the mutant's files. */
export const judgeBySdk: SearchForKiller = async (mutant, { folder, suite, isClauseOnly }, formerKiller) => {
  const env = { SITE_URL: 'http://127.0.0.1', MUTANT: JSON.stringify(mutant) };
  const sdkSuite = new Suite(env, `${folder}/sdk`, ['--import', './lab/wrong-sites/preload.ts']);
  const tests: JudgeTests<ScenarioSelection> = {
    run: (site, ...selected) => (site === 'mutant' ? sdkSuite : suite).run(...selected),
    select: selectScenarios,
  };
  const rounds = planRounds(mutant, formerKiller, isClauseOnly, '@sdk');
  return searchRoundsForKiller(tests, rounds, mutant.ends).finally(() => sdkSuite.end());
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
export const selectScenariosOfClause = (clause: string) => ({
  paths: readClauses().flatMap(({ id, file }) => (id === clause ? `features/${file}.feature` : [])),
  tags: `@${clause}`,
});

/** Plans a search: the former killer, then the clause's scenarios, then all others by feature. All need `allTags`. */
function planRounds({ clause }: Mutant, formerKiller: string, isClauseOnly: boolean, ...allTags: string[]) {
  const features = globSync('features/**/*.feature').toSorted();
  const former = selectScenarios([{ by: formerKiller }]);
  const [file] = former.paths as [string];
  const { paths, tags } = selectScenariosOfClause(clause);
  const tagged = (...more: string[]) => [...allTags, ...more].join(' and ');
  if (isClauseOnly && paths.length) return [{ selection: { paths, tags: tagged(tags) } }];
  return [
    // The former killer's feature may have been removed.
    ...(features.includes(file) ? [{ selection: former, isRepeated: !paths.includes(file) }] : []),
    ...(paths.length ? [{ selection: { paths, tags: tagged(tags) } }] : []),
    ...features.map((path) => ({
      selection: { paths: [path], tags: paths.length ? tagged(`not ${tags}`) : tagged() },
      isRepeated: true,
    })),
  ];
}
