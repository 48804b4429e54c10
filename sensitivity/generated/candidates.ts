import { devices } from '../../harness/viewports.ts';
import { type CoveredLook, keyOfScenario } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';

/** Shorter texts stand in too many steps to say anything. */
const LEAST_WORDS = 4;

/** The clause whose scenarios compare all that a page says, offers and draws. */
const APPROVED = '10.17';

/** What is known of a mutant before it is looked at. */
export type Hints = {
  /** The keys of the scenarios that noticed others of its file. */
  killers: readonly string[];
  /** Whether a page arrives otherwise than the original's. */
  isChanged(path: string): boolean;
};

/**
 * The looks that reach a mutant, or all if no switch can stand there, the most likely to notice it first: on each device
 * the one that compares a page which it changes; then those whose steps say a text of the changed code; then those that
 * noticed others of its file, the most first; then those that reach the fewest mutants.
 */
export function orderCandidates(
  { id, original, isSwitched }: Pick<GeneratedMutant, 'id' | 'original' | 'isSwitched'>,
  looks: readonly CoveredLook[],
  { killers, isChanged }: Hints,
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
  const ordered = looks
    .filter(({ reached }) => reached.includes(id) || !isSwitched)
    .toSorted((a, b) => {
      const [first, second] = [keys.get(a)!, keys.get(b)!];
      const differing = first.findIndex((key, index) => key !== second[index]);
      return differing < 0 ? 0 : first[differing]! - second[differing]!;
    });
  const comparing = devices.flatMap(
    (device) =>
      ordered.find(
        (look) => look.device === device && look.clause === APPROVED && look.pages.some(isChanged),
      ) ?? [],
  );
  return [...new Set([...comparing, ...ordered])];
}
