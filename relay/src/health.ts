import type { Sender } from './sender.ts';
import type { Answer } from './server.ts';
import { REASON, type Spool } from './spool.ts';

const LATE_MS = 3_600_000;

/** Describes the relay, a line for each thing that a person should know; status 503 where one must act. */
export async function describeHealth(spool: Spool, sender: Sender): Promise<Answer> {
  const { waiting, longestMs, paused } = sender.state();
  const stuck = (await spool.list('stuck').catch(() => [])).filter((name) => !name.endsWith(REASON)).length;
  const disk = await spool.probe().then(
    () => [],
    ({ code }: NodeJS.ErrnoException) => [`disk: nothing can be stored (${code})`],
  );
  const urgent = longestMs < LATE_MS ? disk : [...disk, 'late: an enquiry has not moved for an hour'];
  const lines = [urgent.length > 0 ? 'unwell' : 'well', ...urgent];
  if (paused !== undefined)
    lines.push(`paused: the provider ${paused ? `answers ${paused}` : 'does not answer'}`);
  if (stuck > 0) lines.push(`stuck: ${stuck}`);
  lines.push(`queue: ${waiting}`);
  return { status: urgent.length > 0 ? 503 : 200, words: `${lines.join('\n')}\n` };
}
