import { type MutantResult, NO_SCENARIOS } from '../../../reports/read/model/sensitivity.ts';
import { judgeByFeatures, judgeBySdk, type JudgeResult } from './judge-by-features.ts';
import { judgeByGates, needsCompleteSite } from './judge-by-gates.ts';
import type { Mutant } from '../mutant.ts';
import { describeDiscount } from './find-killer.ts';
import type { OriginalSites } from './original-sites.ts';
import { startSite } from './start-site.ts';
import { Suite } from './suite.ts';
import type { SwitchedJudge } from '../switched/with-judges.ts';
import { isSwitchable } from '../switched/variants.ts';
import { judgeByFirefox, judgeByWebKit } from './judge-by-engine.ts';
import { judgeByUnits } from './judge-by-units.ts';
import { tryRepeatedly } from './try-repeatedly.ts';

/** What became of one mutant. */
export type Trial = Pick<MutantResult, 'status' | 'by' | 'own' | 'reason' | 'seconds'> & {
  /**
   * What the failure that killed it says, why a failure does not count, or why it could not be judged; null if none.
   */
  why: string | null;
  /** The files of the tests that decided: a change of one makes the result stale. */
  files: string[];
};

/** What a worker judges with: a folder of its own, the original sites, the features for them, and a switched site. */
export type JudgeContext = {
  place: string;
  originals: OriginalSites;
  originalSuite: Suite;
  judge: SwitchedJudge;
  /** The test that noticed it in a former run, which most likely does so again. */
  likely?: string | undefined;
};

/** Runs a mutant's judge, on the built site if it needs one. Never rejects: what fails each time is `not judged`. */
export async function judgeMutant(mutant: Mutant, context: JudgeContext): Promise<Trial> {
  const started = performance.now();
  const trial = await tryToJudge(mutant, context);
  return { ...trial, seconds: (performance.now() - started) / 1000 };
}

async function tryToJudge(mutant: Mutant, context: JudgeContext): Promise<Omit<Trial, 'seconds'>> {
  const nobody = { by: null, files: [], own: NO_SCENARIOS };
  if (mutant.equivalent) return { ...nobody, status: 'equivalent', why: null, reason: mutant.equivalent };
  try {
    return trialOf(await tryRepeatedly(() => askJudge(mutant, context)));
  } catch (error) {
    // A site that cannot be built, or a run that ended early, says nothing about the suite: the mutant has not survived.
    return { ...nobody, status: 'not judged', why: (error as Error).message };
  }
}

function trialOf({ searches, own = NO_SCENARIOS, files: read = [] }: JudgeResult): Omit<Trial, 'seconds'> {
  const killers = searches.flatMap(({ killer }) => killer ?? []);
  const [first] = killers;
  const files = [...new Set([...read, ...killers.flatMap((killer) => killer.files)])];
  if (first) return { status: 'killed', by: first.by, why: first.why, files, own };
  const [discounted] = searches.flatMap((search) => search.discounted ?? []);
  return { status: 'survived', by: null, why: discounted ? describeDiscount(discounted) : null, files, own };
}

async function askJudge(mutant: Mutant, context: JudgeContext): Promise<JudgeResult> {
  const { place, originals, originalSuite, likely } = context;
  if (mutant.judge === 'units') return judgeByUnits(mutant, place, likely);
  if (mutant.judge === 'sdk') {
    const env = { SITE_URL: 'http://127.0.0.1', MUTANT: JSON.stringify(mutant) };
    const suite = new Suite(env, place, ['--import', './lab/wrong-sites/preload.ts']);
    const suites = { mutant: suite, original: originalSuite, recent: originals.recent };
    return judgeBySdk(mutant, suites).finally(() => suite.end());
  }
  if (mutant.judge === 'features') return judgeBehindSwitch(mutant, context);
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
 * Lets the features judge a mutant behind the switch where one can stand; if nothing notices it there, or none can, on a
 * build of its own.
 */
async function judgeBehindSwitch(
  mutant: Mutant,
  { originals, originalSuite, judge: { site, suites }, likely }: JudgeContext,
): Promise<JudgeResult> {
  if (await isSwitchable(mutant)) {
    await site.activate([mutant.id]);
    const result = await judgeByFeatures(mutant, suites, likely);
    if (result.searches.some(({ killer }) => killer)) return result;
  }
  await site.activateAlone(mutant);
  const alone = { mutant: suites.mutant, original: originalSuite, recent: originals.recent };
  return judgeByFeatures(mutant, alone, likely);
}
