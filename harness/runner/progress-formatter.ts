import { type IFormatterOptions, SummaryFormatter } from '@cucumber/cucumber';
import type { Envelope } from '@cucumber/messages';
import { ProgressPrinter } from '../commands/progress-printer.ts';

/** Prints the progress of a run of the features, each failure immediately, and Cucumber's summary at the end. */
export default class ProgressFormatter extends SummaryFormatter {
  #total = 0;
  #progress: ProgressPrinter | undefined;

  constructor(options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', (envelope: Envelope) => this.#read(envelope));
  }

  /** Cucumber announces all test cases before the first one starts. */
  #read({ testCase, testCaseStarted, testCaseFinished }: Envelope): void {
    if (testCase) this.#total += 1;
    if (testCaseStarted)
      this.#progress ??= new ProgressPrinter('features', this.#total, (line) => this.log(`${line}\n`));
    if (testCaseFinished) this.#progress?.count(this.#describeFailure(testCaseFinished.testCaseStartedId));
  }

  #describeFailure(run: string): string | undefined {
    const { pickle, worstTestStepResult: worst } = this.eventDataCollector.getTestCaseAttempt(run);
    if (worst.status === 'PASSED') return undefined;
    const [error = worst.status.toLowerCase(), ...lines] = worst.message?.split('\n') ?? [];
    const values = lines.filter((line) => /^(Expected|Received)\b.*: /.test(line));
    const why = [error, ...values].join(' ');
    return `${pickle.uri}:${pickle.location?.line} ${pickle.name}: ${why}`;
  }
}
