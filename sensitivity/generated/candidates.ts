import { type CoveredLook, keyOfScenario } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';

/** Shorter texts stand in too many steps to say anything. */
const LEAST_WORDS = 4;

/**
 * The looks that reach a mutant, or all if no switch can stand there, the most likely to notice it first: those whose steps say a text of the changed code;
 * then those that noticed others of its file (`killers`, by their keys), the most first; then those that reach the
 * fewest mutants.
 */
export function orderCandidates(
  { id, original, isSwitched }: Pick<GeneratedMutant, 'id' | 'original' | 'isSwitched'>,
  looks: readonly CoveredLook[],
  killers: readonly string[],
): CoveredLook[] {
  const kills = Map.groupBy(killers, (scenario) => scenario);
  const texts = [...original.matchAll(/(['"`])((?:(?!\1)[^\\])+)\1/g)]
    .map(([, , text]) => text!)
    .filter((text) => text.length >= LEAST_WORDS);
  const keys = new Map(
    looks.map((look) => [
      look,
      [
        texts.some((text) => look.words.includes(text)) ? 0 : 1,
        -(kills.get(keyOfScenario(`${look.scenario} ${look.name}`))?.length ?? 0),
        look.reached.length,
        look.seconds,
      ],
    ]),
  );
  return looks
    .filter(({ reached }) => reached.includes(id) || !isSwitched)
    .toSorted((a, b) => {
      const [first, second] = [keys.get(a)!, keys.get(b)!];
      const differing = first.findIndex((key, index) => key !== second[index]);
      return differing < 0 ? 0 : first[differing]! - second[differing]!;
    });
}
