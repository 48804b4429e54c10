import { judge, type Trial } from './judge.ts';
import type { Mutant } from './mutant.ts';
import { Originals } from './originals.ts';
import { Suite, WrongSuite } from './suite.ts';

/** More than the two cores of a usual machine: a scenario that fails has waited, and a core with it, most of its time. */
const WORKERS = 3;
const PLACE = '.cache/mutants';

/** Judges mutants, a few at a time, and hands over each trial as it ends. */
export async function tryMutants(
  mutants: readonly Mutant[],
  onTrial: (mutant: Mutant, trial: Trial) => void,
): Promise<void> {
  const queue = [...mutants];
  const originals = new Originals(`${PLACE}/original`);
  const work = async (place: string) => {
    const original = new Suite({ SITE_URL: await originals.origin(false) }, `${place}/original`);
    const wrong = new WrongSuite(place);
    for (let mutant = queue.shift(); mutant; mutant = queue.shift())
      onTrial(mutant, await judge(mutant, { place, originals, original, wrong }));
    original.end();
    wrong.end();
  };
  const workers = Math.min(WORKERS, queue.length);
  await Promise.all(Array.from({ length: workers }, (_none, index) => work(`${PLACE}/${index}`)));
  await originals.close();
}
