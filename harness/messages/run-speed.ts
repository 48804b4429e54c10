import { readAttachment } from './read-attachment.ts';
import { median } from '../median.ts';
import { type ScenarioRun, sumSeconds } from './messages.ts';

/** The mean seconds of a scenario, the median seconds of a page load by Playwright alone (`bare`), and the ratio. */
export type RunSpeed = { seconds: number; bare: number; ratio: number };

/** The speed of a run of the features; undefined if the run was too short to time Playwright alone. */
export function runSpeedOf(runs: readonly ScenarioRun[]): RunSpeed | undefined {
  const bare = runs.flatMap(
    ({ attachments }) => readAttachment<{ ms: number }>(attachments, 'bare')?.ms ?? [],
  );
  if (bare.length === 0) return undefined;
  const bareSeconds = bare.reduce((sum, ms) => sum + ms, 0) / 1000;
  const all = runs.reduce((sum, { steps }) => sum + sumSeconds(steps), 0) - bareSeconds;
  const speed = { seconds: all / runs.length, bare: median(bare) / 1000 };
  return { ...speed, ratio: speed.seconds / speed.bare };
}

/** Describes the speed of a run in one line. */
export const describeRunSpeed = ({ seconds, bare, ratio }: RunSpeed): string =>
  `A scenario took ${seconds.toFixed(2)} s, ${ratio.toFixed(1)} times as long as Playwright alone needs for a page (${bare.toFixed(2)} s)`;
