import type { Mutant } from '../mutant.ts';
import type { SwitchedSite } from '../switched/switched-site.ts';
import { isSwitchable } from '../switched/variants.ts';
import type { MutantVerdict } from '../verdicts.ts';
import { describeDiscount, type KillerSearch } from './find-killer.ts';
import { judgeByFeatures, judgeBySdk } from './judge-by-features.ts';
import { judgeByFirefox, judgeByWebKit } from './judge-by-engine.ts';
import { judgeByGates, needsCompleteSite } from './judge-by-gates.ts';
import { judgeByUnits } from './judge-by-units.ts';
import type { OriginalSites } from './original-sites.ts';
import type { RecentPasses } from './recent-passes.ts';
import { startSite } from './start-site.ts';
import { Suite } from './suite.ts';
import { tryRepeatedly } from './try-repeatedly.ts';

/**
 * The result of judging a mutant. `why` is the message of the failure that killed it, the reason why a failure does not
 * count, or why it could not be judged; null if none.
 */
export type Trial = MutantVerdict & { why: string | null };

/** The resources of a worker. */
export type JudgeContext = {
  /** A folder that nothing else uses. */
  place: string;
  /** Shared by all workers. */
  originals: OriginalSites;
  /** The features on an original that was built and served like a mutant with its own build. */
  originalSuite: Suite;
  /** The site that serves one mutant after the other, and the features on it. */
  site: SwitchedSite;
  suite: Suite;
  /** Recent passes on the original behind the switch; shared by all workers. */
  recent: RecentPasses;
};

/**
 * Runs a mutant's judge, on the built site if it needs one; the test that is `likely` to kill it is asked first. Never
 * rejects: what fails each time is `not judged`.
 */
export async function judgeMutant(mutant: Mutant, context: JudgeContext, likely = ''): Promise<Trial> {
  if (mutant.equivalent) return { status: 'equivalent', by: null, why: null };
  try {
    return trialOf(await tryRepeatedly(() => askJudge(mutant, context, likely)));
  } catch (error) {
    // A site that cannot be built, or a run that ended early, says nothing about the suite: the mutant has not survived.
    return { status: 'not judged', by: null, why: (error as Error).message };
  }
}

function trialOf(searches: readonly KillerSearch[]): Trial {
  const [killer] = searches.flatMap((search) => search.killer ?? []);
  if (killer) return { status: 'killed', by: killer.by, why: killer.why };
  const [discounted] = searches.flatMap((search) => search.discounted ?? []);
  return { status: 'survived', by: null, why: discounted ? describeDiscount(discounted) : null };
}

async function askJudge(mutant: Mutant, context: JudgeContext, likely: string): Promise<KillerSearch[]> {
  const { place, originals, originalSuite } = context;
  if (mutant.judge === 'units') return judgeByUnits(mutant, place, likely);
  if (mutant.judge === 'sdk') {
    const env = { SITE_URL: 'http://127.0.0.1', MUTANT: JSON.stringify(mutant) };
    const suite = new Suite(env, place, ['--import', './lab/wrong-sites/preload.ts']);
    const suites = { mutant: suite, original: originalSuite, recent: originals.recent };
    return judgeBySdk(mutant, suites).finally(() => suite.end());
  }
  if (mutant.judge === 'features') return judgeBehindSwitch(mutant, context, likely);
  if (mutant.judge === 'firefox') return judgeByFirefox(mutant, { place, originals });
  if (mutant.judge === 'webkit') return judgeByWebKit(mutant, { place, originals });
  const complete = needsCompleteSite(mutant);
  const site = await startSite({ mutant, place, complete });
  try {
    const origins = { mutant: site.origin, original: await originals.origin(complete) };
    return await judgeByGates(mutant, origins, { place, likely, recent: originals.recent });
  } finally {
    site.close();
  }
}

/**
 * Lets the features judge a mutant behind the switch, with the original at the same address while it is asked. If nothing
 * kills it there, or no switch can hold it, it gets its own build.
 */
async function judgeBehindSwitch(
  mutant: Mutant,
  { originals, originalSuite, site, suite, recent }: JudgeContext,
  likely: string,
): Promise<KillerSearch[]> {
  if (await isSwitchable(mutant)) {
    await site.activate(mutant.id);
    const original = {
      run: (...[selection]: Parameters<Suite['run']>) => site.whileOriginal(() => suite.run(selection)),
    };
    const searches = await judgeByFeatures(mutant, { mutant: suite, original, recent }, likely);
    if (searches.some(({ killer }) => killer)) return searches;
  }
  await site.activateAlone(mutant);
  return judgeByFeatures(
    mutant,
    { mutant: suite, original: originalSuite, recent: originals.recent },
    likely,
  );
}
