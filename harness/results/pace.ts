import { readAttachment } from './read-attachment.ts';
import { median } from './median.ts';
import { type ScenarioRun, secondsOf } from './messages.ts';

/** What a scenario costs a worker on average, in seconds, and how often that is the cost of a bare one beside it. */
export type Pace = { seconds: number; bare: number; ratio: number };

/** By how much the ratio may grow before somebody has to say why. */
const GROWTH = 1.3;

/** The pace of a run; none where it was too short for a bare scenario in between. */
export function paceOf(runs: readonly ScenarioRun[]): Pace | undefined {
  const bare = runs.flatMap(
    ({ attachments }) => readAttachment<{ ms: number }>(attachments, 'bare')?.ms ?? [],
  );
  if (bare.length === 0) return undefined;
  const bareSeconds = bare.reduce((sum, ms) => sum + ms, 0) / 1000;
  const all = runs.reduce((sum, { steps }) => sum + secondsOf(steps), 0) - bareSeconds;
  const pace = { seconds: all / runs.length, bare: median(bare) / 1000 };
  return { ...pace, ratio: pace.seconds / pace.bare };
}

/** A pace in words. */
export const describePace = ({ seconds, bare, ratio }: Pace): string =>
  `${seconds.toFixed(2)} s of a worker a scenario, ${ratio.toFixed(1)} times a bare one (${bare.toFixed(2)} s)`;

/** What is wrong with a pace beside the one on record, if it is. */
export function describeSlowdown({ ratio }: Pace, recorded: number): string | undefined {
  if (ratio <= recorded * GROWTH) return undefined;
  return `The scenarios have grown slower: ${ratio.toFixed(1)} times a bare one, ${recorded} on record`;
}
