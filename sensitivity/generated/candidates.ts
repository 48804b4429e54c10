import { devices } from '../../harness/viewports.ts';
import { type CoveredLook, keyOfScenario } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';
import { interleave } from './interleave.ts';
import type { Likeness } from './likeness.ts';

/** Shorter texts stand in too many steps to say anything. */
const LEAST_LETTERS = 4;

/** The clause whose scenarios compare all that a page says, offers and draws. */
const APPROVED = '10.17';

/** So many of its screens come before other looks, whether or not they change as they arrive. */
const SCREENS = 2;

/** What is known of a mutant before it is looked at. */
export type Hints = {
  /** The key of the scenario that noticed the same change before. */
  likely?: string | undefined;
  /** The keys of the scenarios that noticed others of its file. */
  killers: readonly string[];
  /** The clauses that its file cites, the nearest first. */
  cited: readonly string[];
  /** How alike a look is to the code around it. */
  likeness: Likeness;
  /** Whether a page arrives otherwise than the original's. */
  isChanged(path: string): boolean;
};

/**
 * The looks that reach a mutant, or all if no switch can stand there, the most likely to notice it first: the one that
 * noticed the same change before; on each device the one that compares a page which it changes; the two screens with the
 * least other code that show what was approved; then scenarios whose steps say a text of the changed code; then by turns
 * those of each clause that its file cites, those that noticed others of its file, the most first, and those that are
 * most like the code around it; each on one device before any is on the other.
 */
export function orderCandidates(
  { id, original, isSwitched }: Pick<GeneratedMutant, 'id' | 'original' | 'isSwitched'>,
  looks: readonly CoveredLook[],
  { likely, killers, cited, likeness, isChanged }: Hints,
): CoveredLook[] {
  const reaching = looks
    .filter(({ reached }) => reached.includes(id) || !isSwitched)
    .toSorted((a, b) => a.reached.length - b.reached.length || a.seconds - b.seconds);
  const approved = reaching.filter(({ clause }) => clause === APPROVED);
  const comparing = devices.flatMap(
    (device) => approved.find((look) => look.device === device && look.pages.some(isChanged)) ?? [],
  );
  const texts = [...original.matchAll(/(['"`])((?:(?!\1)[^\\])+)\1/g)]
    .map(([, , text]) => text!)
    .filter((text) => text.length >= LEAST_LETTERS);
  const saying = reaching.filter(({ words }) => texts.some((text) => words.includes(text)));
  const kills = Map.groupBy(killers, (scenario) => scenario);
  const keyOf = ({ scenario, name }: CoveredLook) => keyOfScenario(`${scenario} ${name}`);
  const killsOf = (look: CoveredLook) => kills.get(keyOf(look))?.length ?? 0;
  const known = reaching.filter((look) => keyOf(look) === likely);
  const noticing = sortDownBy(
    reaching.filter((look) => killsOf(look) > 0),
    killsOf,
  );
  const alike = sortDownBy(reaching, likeness);
  const citing = interleave(cited.map((id) => alike.filter(({ clause }) => clause === id)));
  const byTurns = interleave([citing, noticing, alike]);
  const ordered = [...new Set([...saying, ...byTurns])];
  const once = [...takeOnce(approved).slice(0, SCREENS), ...takeOnce(ordered)];
  return [...new Set([...known, ...comparing, ...once, ...ordered])];
}

/** The first look at each scenario: what notices a mutant on one device mostly does so on the other. */
const takeOnce = (looks: readonly CoveredLook[]): CoveredLook[] =>
  [...Map.groupBy(looks, ({ scenario }) => scenario).values()].map(([look]) => look!);

/** Sorts by a figure, the highest first; those with the same figure stay in their order. */
function sortDownBy<T>(items: readonly T[], figureOf: (item: T) => number): T[] {
  const figures = new Map(items.map((item) => [item, figureOf(item)]));
  return items.toSorted((a, b) => figures.get(b)! - figures.get(a)!);
}
