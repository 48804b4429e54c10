import { judgeMutant, type TrialResult } from './judges/judge-mutant.ts';
import { createOriginalBuilder, JudgedSite } from './judges/judged-site.ts';
import { Suite } from './judges/suite.ts';
import { verdictKeyOf, type Mutant } from './mutant.ts';
import type { Verdicts } from './verdicts.ts';

/**
 * Three workers judge mutants in parallel, one more than the usual two cores, because a worker mostly waits for steps
 * that time out. With more workers, slow steps would time out on the original too.
 */
const WORKER_COUNT = 3;
const MUTANTS_FOLDER = '.cache/mutants';

const queueRankOf = ({ judge }: Mutant): number => (judge === 'features' ? 1 : 0);

/**
 * Judges mutants, WORKER_COUNT at a time, and calls `onTrial` for each. A mutant's former killer runs first; with
 * `isClauseOnly` only the scenarios of its clause run.
 */
export async function tryMutants(
  mutants: readonly Mutant[],
  verdicts: Verdicts,
  isClauseOnly: boolean,
  onTrial: (mutant: Mutant, trial: TrialResult) => void,
): Promise<void> {
  if (mutants.length === 0) return;
  const killerOf = (mutant: Mutant) => (!isClauseOnly && verdicts.get(verdictKeyOf(mutant))?.by) || '';
  // Gates and unit tests first, because they take longest.
  const queue = mutants.toSorted((one, other) => queueRankOf(one) - queueRankOf(other));
  const originals = createOriginalBuilder(`${MUTANTS_FOLDER}/original`);
  const runWorker = async (_none: unknown, index: number) => {
    const folder = `${MUTANTS_FOLDER}/worker-${index}`;
    const site = await JudgedSite.open(folder, originals);
    const suite = new Suite({ SITE_URL: site.origin }, `${folder}/suite`);
    for (let mutant = queue.shift(); mutant; mutant = queue.shift())
      onTrial(mutant, await judgeMutant(mutant, { folder, site, suite, isClauseOnly }, killerOf(mutant)));
    suite.end();
    site.close();
  };
  await Promise.all(Array.from({ length: Math.min(WORKER_COUNT, queue.length) }, runWorker));
}
