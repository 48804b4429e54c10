import { stripVTControlCharacters } from 'node:util';
import type { ScenarioRun, StepRun } from '../harness/results/messages.ts';

/** Why a scenario failed, in a line, and whether that is fair: whether it says that the site is wrong. */
export type Ending = { why: string; isFair: boolean };

/**
 * A page error, a broken contract or what a page did unasked is a violation wherever the scenario ended; a crash is the
 * browser's business.
 */
const VIOLATION = /^(?:Page error: (?!The page crashed)|[A-Z]+ https?:\/\/\S+, |The page .*, unasked$)/;

/** What no step named, unless it is what the browser says of a connection that a busy machine can break. */
const UNNAMED = /^.* (?:that|what) the scenario does not name: (?!.*\bnet::ERR_)/;

/**
 * How a failed scenario ended. It is fair if a `Then` compared values that differ, or if the journal names a violation.
 * Everything else may have other reasons than the wrong site: a time-out, a page that does not start, a crash.
 */
export function endingOf({ steps }: Pick<ScenarioRun, 'steps'>): Ending {
  const failed = steps.filter(({ result }) => result.status === 'FAILED');
  // A scenario that broke off had no time to name what its later steps name.
  const isWhole = steps.every(({ step, result }) => !step || result.status === 'PASSED');
  const compared = failed.find(hasCompared);
  const noted = failed
    .filter(({ step }) => !step)
    .flatMap(linesOf)
    .find((line) => VIOLATION.test(line) || (isWhole && UNNAMED.test(line)));
  const first = (compared ?? failed[0]) && linesOf((compared ?? failed[0])!)[0];
  return { why: compared ? first! : (noted ?? first ?? ''), isFair: Boolean(compared ?? noted) };
}

/** An assertion tells the two values apart even when it has waited in vain for them to be equal. */
function hasCompared(run: StepRun): boolean {
  const message = linesOf(run).join('\n');
  return (
    run.step?.type === 'Outcome' &&
    message.includes('expect(') &&
    /^\s*[-+]?\s*(?:Expected|Received)\b/m.test(message)
  );
}

const linesOf = ({ result }: StepRun): string[] =>
  stripVTControlCharacters(result.message ?? '')
    .trim()
    .replace(/^Error: /, '')
    .split('\n');
