import { stripVTControlCharacters } from 'node:util';
import type { ScenarioRun, StepRun } from '../harness/results/messages.ts';

/** Why a scenario failed, in a line, and whether that is fair: whether it says that the site is wrong. */
export type FailureReason = { why: string; isConclusive: boolean };

/**
 * A page error, a broken contract or what a page did unasked is a violation wherever the scenario ended; a crash is the
 * browser's business.
 */
const VIOLATION = /^(?:Page error: (?!The page crashed)|[A-Z]+ https?:\/\/\S+, |The page .*, unasked$)/;

/** What no step named, unless it is what the browser says of a connection that a busy machine can break. */
const UNEXPECTED = /^.* (?:that|what) the scenario does not name: (?!.*\bnet::ERR_)/;

/**
 * How a failed scenario ended. It is fair if a `Then` compared values that differ, or if the journal names a violation.
 * Everything else may have other reasons than the wrong site: a time-out, a page that does not start, a crash.
 */
export function failureReasonOf({ steps }: Pick<ScenarioRun, 'steps'>): FailureReason {
  const failed = steps.filter(({ result }) => result.status === 'FAILED');
  // A scenario that broke off had no time to name what its later steps name.
  const isWhole = steps.every(({ step, result }) => !step || result.status === 'PASSED');
  const compared = failed.find(hasComparedValues);
  const noted = failed
    .filter(({ step }) => !step)
    .flatMap(linesOf)
    .find((line) => VIOLATION.test(line) || (isWhole && UNEXPECTED.test(line)));
  const first = (compared ?? failed[0]) && linesOf((compared ?? failed[0])!)[0];
  return { why: compared ? first! : (noted ?? first ?? ''), isConclusive: Boolean(compared ?? noted) };
}

/** An assertion tells the two values apart even when it has waited in vain for them to be equal. */
function hasComparedValues(run: StepRun): boolean {
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
