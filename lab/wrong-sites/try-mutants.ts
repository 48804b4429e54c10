import { judgeMutant, type Trial } from './judges/judge-mutant.ts';
import { createOriginals, JudgedSite } from './judges/judged-site.ts';
import { Suite } from './judges/suite.ts';
import { keyOf, type Mutant } from './mutant.ts';
import type { Verdicts } from './verdicts.ts';

/**
 * One more than the cores of a usual machine, because most workers wait until a step on a mutant times out. With more
 * workers, pages of the original are late as well.
 */
const WORKERS = 3;
const FOLDER = '.cache/mutants';

const rankOf = ({ judge }: Mutant): number => (judge === 'features' ? 1 : 0);

/**
 * Judges mutants, WORKERS at a time, and calls `onTrial` for each. A mutant's former killer runs first; with `isOwnOnly`
 * only the scenarios of its clause run.
 */
export async function tryMutants(
  mutants: readonly Mutant[],
  verdicts: Verdicts,
  isOwnOnly: boolean,
  onTrial: (mutant: Mutant, trial: Trial) => void,
): Promise<void> {
  if (mutants.length === 0) return;
  const killerOf = (mutant: Mutant) => (!isOwnOnly && verdicts.get(keyOf(mutant))?.by) || '';
  // Gates and unit tests first, because they take longest.
  const queue = mutants.toSorted((one, other) => rankOf(one) - rankOf(other));
  const originals = createOriginals(`${FOLDER}/original`);
  const work = async (_none: unknown, index: number) => {
    const folder = `${FOLDER}/worker-${index}`;
    const site = await JudgedSite.open(folder, originals);
    const suite = new Suite({ SITE_URL: site.origin }, `${folder}/suite`);
    for (let mutant = queue.shift(); mutant; mutant = queue.shift())
      onTrial(mutant, await judgeMutant(mutant, { folder, site, suite, isOwnOnly }, killerOf(mutant)));
    suite.end();
    site.close();
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, queue.length) }, work));
}
