import { judgeMutant, type Trial } from './judge-mutant.ts';
import type { Mutant } from './mutant.ts';
import { OriginalSites } from './original-sites.ts';
import { MutantSuite, Suite } from './suite.ts';

/** More than the two cores of a usual machine: a failing scenario mostly waits for its time limit. */
const WORKERS = 3;
const PLACE = '.cache/mutants';

/** Judges mutants, WORKERS at a time, and calls `onTrial` for each as it is done. */
export async function tryMutants(
  mutants: readonly Mutant[],
  onTrial: (mutant: Mutant, trial: Trial) => void,
): Promise<void> {
  const queue = [...mutants];
  const originals = new OriginalSites(`${PLACE}/original`);
  const work = async (place: string) => {
    const originalSuite = new Suite({ SITE_URL: await originals.origin(false) }, `${place}/original`);
    const mutantSuite = new MutantSuite(place);
    for (let mutant = queue.shift(); mutant; mutant = queue.shift())
      onTrial(mutant, await judgeMutant(mutant, { place, originals, originalSuite, mutantSuite }));
    originalSuite.end();
    mutantSuite.end();
  };
  const workers = Math.min(WORKERS, queue.length);
  await Promise.all(Array.from({ length: workers }, (_none, index) => work(`${PLACE}/${index}`)));
  await originals.close();
}
