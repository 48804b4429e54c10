import { readFileSync } from 'node:fs';
import type { CoveredLook } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';

/** So many letters of a word are compared: “focus” and “focused” share them. */
const STEM = 5;

/** A word that a text says more often than this counts no more than so often. */
const MOST = 2;

/** How alike a look is to a mutant. */
export type Likeness = (look: CoveredLook) => number;

/**
 * Compares what looks say with the code around a mutant, word by word: `useRouteFocus` is like a scenario about focus.
 * Words that few looks say count most.
 */
export function createLikeness(looks: readonly CoveredLook[]): (mutant: GeneratedMutant) => Likeness {
  const saying = new Map(
    looks.map((look) => [look, new Set(stemsOf(`${look.scenario} ${look.name} ${look.words}`))]),
  );
  const counts = new Map<string, number>();
  for (const stems of saying.values())
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => Math.log(looks.length / (counts.get(stem) ?? looks.length));

  return (mutant) => {
    const groups = Map.groupBy(stemsOf(`${mutant.file} ${readAround(mutant)}`), (stem) => stem);
    const weights = [...groups].map(
      ([stem, some]) => [stem, Math.min(some.length, MOST) * weightOf(stem)] as const,
    );
    return (look) => {
      const said = saying.get(look)!;
      const sum = weights.reduce((total, [stem, weight]) => total + (said.has(stem) ? weight : 0), 0);
      return sum / Math.sqrt(said.size);
    };
  };
}

/** The lines of a mutant, with one before and one after them. */
function readAround({ file, start, end }: GeneratedMutant): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.slice(Math.max(0, start.line - 2), end.line + 1).join('\n');
}

/** The stems of the words of a text, those of names such as `useRouteFocus` each by itself. */
const stemsOf = (text: string): string[] => {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return (words.match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, STEM));
};
