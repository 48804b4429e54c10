import type { Pickle } from '@cucumber/messages';
import { type Engine, reasonNotToAsk } from '../browsers/engine.ts';
import { factsOf, type ScenarioFacts } from './messages.ts';

/** A scenario that an engine is not asked, with the reason in words. */
export type UnaskedScenario = Omit<ScenarioFacts, 'tags'> & { reason: string };

/** Those of the scenarios that open a page which an engine cannot be asked. */
export const unaskedOf = (pickles: readonly Pickle[], engine: Engine): UnaskedScenario[] =>
  pickles.map(factsOf).flatMap(({ tags, ...facts }) => {
    const reason = reasonNotToAsk(engine, tags);
    return reason && !tags.includes('@sdk') ? [{ ...facts, reason }] : [];
  });

/** The share of the scenarios that open a page which an engine is not asked, and each of them by name; [] for none. */
export function describeUnasked(pickles: readonly Pickle[], engine: Engine): string[] {
  const all = pickles.filter(({ tags }) => !tags.some(({ name }) => name === '@sdk'));
  const unasked = unaskedOf(pickles, engine);
  if (unasked.length === 0) return [];
  const percent = ((unasked.length / all.length) * 100).toFixed(1);
  return [
    `${unasked.length} of ${all.length} scenarios that open a page (${percent} %) are not asked of ${engine}:`,
    ...unasked.map(({ name, file, line, reason }) => `- ${file}:${line} ${name}: ${reason}`),
  ];
}
