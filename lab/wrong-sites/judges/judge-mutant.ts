import type { Judge, Mutant } from '../mutant.ts';
import type { MutantVerdict } from '../verdicts.ts';
import type { Failure, KillerSearchResult } from './find-killer.ts';
import { judgeByFirefox, judgeByWebKit } from './judge-by-engine.ts';
import { judgeByFeatures, judgeBySdk } from './judge-by-features.ts';
import { judgeByGates } from './judge-by-gates.ts';
import { judgeByUnits } from './judge-by-units.ts';
import type { JudgeContext, SearchForKiller } from './judge-context.ts';

/**
 * The result of judging a mutant. `why` is the message of the failure that killed it, the reason why a failure does not
 * count, or the reason why the mutant could not be judged; otherwise null.
 */
export type TrialResult = MutantVerdict & { why: string | null };

const judges: Record<Judge, SearchForKiller> = {
  features: judgeByFeatures,
  sdk: judgeBySdk,
  units: judgeByUnits,
  gates: judgeByGates,
  firefox: judgeByFirefox,
  webkit: judgeByWebKit,
};

/** The most attempts to judge a mutant whose site cannot be built or whose runs end early. */
const MAX_ATTEMPTS = 3;

/** Runs a mutant's judge, the former killer first. The mutant is `not judged` if MAX_ATTEMPTS attempts throw. */
export async function judgeMutant(mutant: Mutant, context: JudgeContext, killer = ''): Promise<TrialResult> {
  if (mutant.equivalent) return { status: 'equivalent', by: null, why: null };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return trialResultOf(await judges[mutant.judge](mutant, context, killer));
    } catch (error) {
      // The site could not be built or a run ended early: neither shows that the mutant survives.
      if (attempt === MAX_ATTEMPTS) return { status: 'not judged', by: null, why: (error as Error).message };
    }
  }
}

function trialResultOf({ killer, discounted }: KillerSearchResult): TrialResult {
  if (killer) return { status: 'killed', by: killer.by, why: killer.why };
  return { status: 'survived', by: null, why: discounted ? explainDiscountedFailure(discounted) : null };
}

/** Describes why a failure does not count as a kill. */
function explainDiscountedFailure({ by, why, isConclusive }: Failure): string {
  const reason = isConclusive ? 'fails on the right site too, or failed once' : 'failed without a comparison';
  return `${by} ${reason}: ${why}`;
}
