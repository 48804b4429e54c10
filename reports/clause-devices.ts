import type { ClauseResult } from './read/model/conformance.ts';
import type { Scenario } from './read/model/scenario.ts';
import { pluralise } from './pluralise.ts';

/** The device of a scenario in words. */
export const describeDevice = ({ device }: Pick<Scenario, 'device'>): string =>
  device ? `on a ${device}` : 'without a page';

/** Counts scenarios by device: `2 on a phone, 1 on a desktop`. */
export const countByDevice = (scenarios: readonly Scenario[]): string =>
  (['phone', 'desktop', null] as const)
    .map((device) => ({ device, count: scenarios.filter((one) => one.device === device).length }))
    .filter(({ count }) => count > 0)
    .map(({ device, count }) => `${count} ${describeDevice({ device })}`)
    .join(', ');

/** The scenarios behind a verdict: `2 scenarios on a desktop, because a finger does not hover`. */
export function sourceOf({ scenarios, desktop }: Pick<ClauseResult, 'scenarios' | 'desktop'>): string {
  const all = pluralise(scenarios.length, 'scenario');
  const [device, ...others] = new Set(scenarios.map(describeDevice));
  if (others.length) return `${all}: ${countByDevice(scenarios)}`;
  return `${all} ${device}${desktop && `, because ${desktop}`}`;
}
