import { stripVTControlCharacters } from 'node:util';
import type { ScenarioRun, StepRun } from '../harness/results/messages.ts';

/** Why a scenario failed, in a line; `isConclusive` if that can only be the site's fault, not the machine's. */
export type FailureReason = { why: string; isConclusive: boolean };

/**
 * Lines of the journal that are conclusive wherever the scenario ended: a page error, a broken contract, what the page
 * did unasked. A crash is not: it is the browser's fault.
 */
const VIOLATION = /^(?:Page error: (?!The page crashed)|[A-Z]+ https?:\/\/\S+, |The page .*, unasked$)/;

/** Lines about what no step expects, but not about a lost connection: on a busy machine that happens on any site. */
const UNEXPECTED = /^.* (?:that|what) the scenario does not name: (?!.*\bnet::ERR_)/;

/**
 * Why a scenario failed. That is conclusive if a `Then` compared values that differ, or if the journal names a violation.
 * A time-out, a page that does not start or a crash may have other reasons than the mutant.
 */
export function failureReasonOf({ steps }: Pick<ScenarioRun, 'steps'>): FailureReason {
  const failed = steps.filter(({ result }) => result.status === 'FAILED');
  // When a step failed, later ones did not run, which may expect the line.
  const isWhole = steps.every(({ step, result }) => !step || result.status === 'PASSED');
  const compared = failed.find(hasComparedValues);
  const noted = failed
    .filter(({ step }) => !step)
    .flatMap(linesOf)
    .find((line) => VIOLATION.test(line) || (isWhole && UNEXPECTED.test(line)));
  const first = (compared ?? failed[0]) && linesOf((compared ?? failed[0])!)[0];
  return { why: compared ? first! : (noted ?? first ?? ''), isConclusive: Boolean(compared ?? noted) };
}

/** Whether a `Then` failed by comparing: its message has both values, also when it timed out waiting for them. */
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
