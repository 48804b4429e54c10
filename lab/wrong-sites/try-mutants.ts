import { type JudgeContext, judgeMutant, type Trial } from './judges/judge-mutant.ts';
import { OriginalSites } from './judges/original-sites.ts';
import { RecentPasses } from './judges/recent-passes.ts';
import { Suite } from './judges/suite.ts';
import { keyOf, type Mutant } from './mutant.ts';
import { SwitchedSite } from './switched/switched-site.ts';
import { buildVariants } from './switched/variants.ts';
import type { Verdicts } from './verdicts.ts';

/**
 * One more than a usual machine has cores, because most workers wait for something that a mutant never shows. With more,
 * pages of the original are late as well.
 */
const WORKERS = 3;
const PLACE = '.cache/mutants';

/** Judges mutants, WORKERS at a time, and calls `onTrial` for each; the test that killed one before is asked first. */
export async function tryMutants(
  mutants: readonly Mutant[],
  verdicts: Verdicts,
  onTrial: (mutant: Mutant, trial: Trial) => void,
): Promise<void> {
  if (mutants.length === 0) return;
  const killerOf = (mutant: Mutant) => verdicts.get(keyOf(mutant))?.by ?? '';
  // Gates and unit tests first, because each takes long. Mutants killed by one scenario follow each other: its pass on the
  // original counts for all of them.
  const rankOf = (mutant: Mutant) => `${mutant.judge === 'features' ? 1 : 0} ${killerOf(mutant)}`;
  const queue = mutants.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
  const originals = new OriginalSites(`${PLACE}/original`);
  const recent = new RecentPasses();
  const build = await buildVariants(mutants, `${PLACE}/variants`);
  const work = async (_none: unknown, index: number) => {
    const place = `${PLACE}/worker-${index}`;
    // Judges build in `work`, not over the switched site, where every page would fail.
    const site = new SwitchedSite(build, `${place}/switched`);
    const suite = new Suite({ SITE_URL: await site.activate() }, `${place}/suite`);
    const originalSuite = new Suite({ SITE_URL: await originals.origin(false) }, `${place}/original-suite`);
    const context: JudgeContext = { place: `${place}/work`, originals, originalSuite, site, suite, recent };
    for (let mutant = queue.shift(); mutant; mutant = queue.shift())
      onTrial(mutant, await judgeMutant(mutant, context, killerOf(mutant)));
    suite.end();
    originalSuite.end();
    site.close();
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, queue.length) }, work));
  await originals.close();
}
