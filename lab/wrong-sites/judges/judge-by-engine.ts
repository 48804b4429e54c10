import type { Mutant } from '../mutant.ts';
import { searchRoundsForKiller } from './find-killer.ts';
import { createSiteTests, selectScenariosOfClause } from './judge-by-features.ts';
import { judgeByChecks } from './judge-by-gates.ts';
import type { JudgeContext, SearchForKiller } from './judge-context.ts';
import { Suite } from './suite.ts';

const FIREFOX_NODE_ARGS = ['--import', './lab/engines/firefox/use-firefox.ts'];

/** Runs the scenarios of the mutant's clause in Firefox, where steps may take 10 s: Firefox is several times slower. */
export const judgeByFirefox: SearchForKiller = async (mutant, context) => {
  await refuseIfKilledInChromium(mutant, context);
  const env = { SITE_URL: context.site.origin, TIMEOUT_MS: '10000' };
  const firefox = new Suite(env, `${context.folder}/firefox`, FIREFOX_NODE_ARGS);
  return searchScenariosOfClause(mutant, { ...context, suite: firefox }).finally(() => firefox.end());
};

/** Runs those checks of the walk in WebKitGTK that are tagged with the mutant's clause. */
export const judgeByWebKit: SearchForKiller = async (mutant, context) => {
  await refuseIfKilledInChromium(mutant, context);
  await context.site.build(mutant, 'embedded');
  const clause = `@${RegExp.escape(mutant.clause)}(?!\\d)`;
  return judgeByChecks(mutant, context, ['--config=lab/engines/walk/playwright.config.ts', '--grep', clause]);
};

/** Throws if a scenario of the mutant's clause kills the mutant in Chromium too: then it needs no other engine. */
async function refuseIfKilledInChromium(mutant: Mutant, context: JudgeContext): Promise<void> {
  await context.site.build(mutant, 'pages');
  const { killer } = await searchScenariosOfClause(mutant, context);
  if (killer) throw new Error(`Chromium notices it too: ${killer.by}`);
}

const searchScenariosOfClause = ({ clause, ends }: Mutant, { site, suite }: JudgeContext) =>
  searchRoundsForKiller(createSiteTests(site, suite), [{ selection: selectScenariosOfClause(clause) }], ends);
