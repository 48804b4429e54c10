import { stripVTControlCharacters } from 'node:util';
import type { ScenarioRun, StepRun } from '../../../harness/messages/messages.ts';

/** Why a scenario failed, in a line; `isConclusive` if that can only be the site's fault, not the machine's. */
export type FailureReason = { why: string; isConclusive: boolean };

/**
 * Lines of the journal that are conclusive even if a step failed: a page error, a call that breaks a contract or that
 * no page makes, what the page did unasked. A crash is not: it is the browser's fault. Nor is a module that does not come:
 * a busy machine loses one on any site.
 */
const VIOLATION =
  /^(?:Page error: (?!The page crashed|TypeError: Failed to fetch dynamically imported module)|[A-Z]+ https?:\/\/\S+, |The page .*, unasked$)/;

/** Journal lines about what no step expects, but not about a lost connection: a busy machine loses one on any site. */
const UNEXPECTED = /^.* (?:that|what) the scenario does not name: (?!.*\bnet::ERR_)/;

/**
 * Playwright's log messages about an element that is visible but cannot be used: another one covers
 * it, or it is disabled for ever. An element that is missing may only be late.
 */
const UNUSABLE = /^- (?:<.*> (?:.* )?intercepts pointer events|element is not enabled)$/;

/**
 * Why a scenario failed. That is conclusive if a `Then` compared values that differ, if the journal names a violation, if
 * an element could not be used, or if every step passed and the journal has what none expects. Another time-out or a
 * crash may have other reasons than the mutant.
 */
export function failureReasonOf({ steps }: Pick<ScenarioRun, 'steps'>): FailureReason {
  const failed = steps.filter(({ result }) => result.status === 'FAILED');
  // When a step failed, those after it did not run, and one of them may be what expects a line of the journal.
  const isWhole = steps.every(({ step, result }) => !step || result.status === 'PASSED');
  const compared = failed.find(hasComparedValues);
  const noted = failed
    .filter(({ step }) => !step)
    .flatMap(linesOf)
    .find((line) => VIOLATION.test(line) || (isWhole && UNEXPECTED.test(line)));
  const unusable = failed
    .flatMap(linesOf)
    .map((line) => line.trim())
    .findLast((line) => UNUSABLE.test(line));
  const first = (compared ?? failed[0]) && linesOf((compared ?? failed[0])!)[0];
  const found = noted ?? unusable;
  return { why: compared ? first! : (found ?? first ?? ''), isConclusive: Boolean(compared ?? found) };
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
