import { readAttachment } from './read-attachment.ts';
import { median } from '../median.ts';
import { type ScenarioRun, secondsOf } from './messages.ts';

/** The mean seconds of a scenario, the median of a bare one (Playwright alone opens a page), and their ratio. */
export type Pace = { seconds: number; bare: number; ratio: number };

/** The pace of a run; undefined if the run was too short to have a bare scenario. */
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

/** One line about a pace. */
export const describePace = ({ seconds, bare, ratio }: Pace): string =>
  `A scenario took ${seconds.toFixed(2)} s, ${ratio.toFixed(1)} times as long as Playwright alone needs for a page (${bare.toFixed(2)} s)`;
