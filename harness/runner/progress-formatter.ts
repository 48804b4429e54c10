import { type IFormatterOptions, SummaryFormatter } from '@cucumber/cucumber';
import type { Envelope, Pickle, TestStepResult } from '@cucumber/messages';
import { Progress } from '../progress.ts';

/** Prints how far a run of the features is, each failure at once, and Cucumber's summary at the end. */
export default class ProgressFormatter extends SummaryFormatter {
  readonly #pickles = new Map<string, Pickle>();
  readonly #pickleOfCase = new Map<string, string>();
  readonly #caseOfRun = new Map<string, string>();
  readonly #failures = new Map<string, TestStepResult>();
  #progress: Progress | undefined;

  constructor(options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', (envelope: Envelope) => this.#read(envelope));
  }

  /** All test cases are told before the first one starts. */
  #read({ pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished }: Envelope): void {
    if (pickle) this.#pickles.set(pickle.id, pickle);
    if (testCase) this.#pickleOfCase.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) {
      this.#caseOfRun.set(testCaseStarted.id, testCaseStarted.testCaseId);
      this.#progress ??= new Progress('features', this.#pickleOfCase.size, (line) => this.log(`${line}\n`));
    }
    const result = testStepFinished?.testStepResult;
    if (result && result.status !== 'PASSED' && result.status !== 'SKIPPED')
      this.#failures.set(testStepFinished.testCaseStartedId, result);
    if (testCaseFinished) this.#progress?.count(this.#describeFailure(testCaseFinished.testCaseStartedId));
  }

  #describeFailure(run: string): string | undefined {
    const result = this.#failures.get(run);
    if (!result) return undefined;
    const pickle = this.#pickles.get(this.#pickleOfCase.get(this.#caseOfRun.get(run)!)!)!;
    const why = result.message?.split('\n')[0] ?? result.status.toLowerCase();
    return `${pickle.uri}:${pickle.location?.line} ${pickle.name}: ${why}`;
  }
}
