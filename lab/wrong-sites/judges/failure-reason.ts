import { stripVTControlCharacters } from 'node:util';
import type { ScenarioRun, StepRun } from '../../../harness/messages/messages.ts';

/** The reason for a failure in one line. `isConclusive`: a slow machine alone cannot cause this failure. */
export type FailureReason = { why: string; isConclusive: boolean };

/**
 * Journal lines that prove a mistake of the site even if a step failed: a page error, a call that breaks a contract or
 * that only the data provider's SDK may make, something that the page did unasked. A crash or a module that failed to
 * load proves nothing, because the browser or a busy machine can cause it.
 */
const VIOLATION_LINE =
  /^(?:Page error: (?!The page crashed|TypeError: Failed to fetch dynamically imported module)|[A-Z]+ https?:\/\/\S+, |The page .*, unasked$)/;

/** Journal lines that no step expects, except lost connections, which happen with any site on a busy machine. */
const UNEXPECTED_LINE = /^.* that the scenario does not expect: (?!.*\bnet::ERR_)/;

/**
 * Playwright's log messages about a visible element that cannot be used: another one covers it, or it stays disabled. A
 * missing element is not conclusive, because it may only be late.
 */
const UNUSABLE_ELEMENT_LINE = /^- (?:<.*> (?:.* )?intercepts pointer events|element is not enabled)$/;

/**
 * The reason why a scenario failed. The reason is conclusive if a `Then` has compared two different values, if the journal
 * names a violation, if an element could not be used, or if every step passed and the journal has a line that no step
 * expects. Any other time-out or crash may have another cause than the mutant.
 */
export function failureReasonOf({ steps }: Pick<ScenarioRun, 'steps'>): FailureReason {
  const failed = steps.filter(({ result }) => result.status === 'FAILED');
  // The steps after a failed one did not run, and one of them may be the step that expects a line of the journal.
  const isWhole = steps.every(({ step, result }) => !step || result.status === 'PASSED');
  const compared = failed.find(hasFailedInComparison);
  const journalLine = failed
    .filter(({ step }) => !step)
    .flatMap(errorMessageLinesOf)
    .find((line) => VIOLATION_LINE.test(line) || (isWhole && UNEXPECTED_LINE.test(line)));
  const unusable = failed
    .flatMap(errorMessageLinesOf)
    .map((line) => line.trim())
    .findLast((line) => UNUSABLE_ELEMENT_LINE.test(line));
  const first = (compared ?? failed[0]) && errorMessageLinesOf((compared ?? failed[0])!)[0];
  const proof = journalLine ?? unusable;
  return { why: compared ? first! : (proof ?? first ?? ''), isConclusive: Boolean(compared ?? proof) };
}

/** Whether a `Then` failed in a comparison: its message has expected or received values, also after a time-out. */
function hasFailedInComparison(run: StepRun): boolean {
  const message = errorMessageLinesOf(run).join('\n');
  return (
    run.step?.type === 'Outcome' &&
    message.includes('expect(') &&
    /^\s*[-+]?\s*(?:Expected|Received)\b/m.test(message)
  );
}

const errorMessageLinesOf = ({ result }: StepRun): string[] =>
  stripVTControlCharacters(result.message ?? '')
    .trim()
    .replace(/^Error: /, '')
    .split('\n');
