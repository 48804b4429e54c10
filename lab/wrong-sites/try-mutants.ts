import { judgeMutant, type Trial } from './judges/judge-mutant.ts';
import { keyOf, type Mutant } from './mutant.ts';
import { OriginalSites } from './judges/original-sites.ts';
import { Suite } from './judges/suite.ts';
import { withJudges } from './switched/with-judges.ts';
import { buildVariants } from './switched/variants.ts';

/**
 * One more than a usual machine has cores, as most of them wait for what a wrong site never shows: with more still, pages
 * of the right site come too late as well.
 */
const WORKERS = 3;
const PLACE = '.cache/mutants';

/**
 * Judges mutants, WORKERS at a time, and calls `onTrial` for each as it is done. `killers` has the tests that noticed
 * them in a former run, by `keyOf`.
 */
export async function tryMutants(
  mutants: readonly Mutant[],
  killers: Readonly<Record<string, string>>,
  onTrial: (mutant: Mutant, trial: Trial) => void,
): Promise<void> {
  if (mutants.length === 0) return;
  const originals = new OriginalSites(`${PLACE}/original`);
  const suites = new Map<string, Suite>();
  const suiteOfOriginal = async (folder: string) => {
    const suite =
      suites.get(folder) ?? new Suite({ SITE_URL: await originals.origin(false) }, `${folder}/own`);
    suites.set(folder, suite);
    return suite;
  };
  const build = await buildVariants(mutants, `${PLACE}/variants`);
  await withJudges(
    build,
    { place: PLACE, items: orderByKiller(mutants, killers), workers: WORKERS },
    async (mutant, judge, folder) => {
      const originalSuite = await suiteOfOriginal(folder);
      const likely = killers[keyOf(mutant)];
      onTrial(mutant, await judgeMutant(mutant, { place: folder, originals, originalSuite, judge, likely }));
    },
  );
  for (const suite of suites.values()) suite.end();
  await originals.close();
}

/**
 * Those that features do not judge come first, as each takes long; then those that one scenario is likely to notice stand
 * together, so that its pass on the original counts for all of them.
 */
function orderByKiller(mutants: readonly Mutant[], killers: Readonly<Record<string, string>>): Mutant[] {
  const rankOf = (mutant: Mutant) => `${mutant.judge === 'features' ? 1 : 0} ${killers[keyOf(mutant)] ?? ''}`;
  return mutants.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
}
