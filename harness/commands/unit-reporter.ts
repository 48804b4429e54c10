import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { ProgressPrinter } from './progress-printer.ts';

/** Prints the progress of the unit tests, counted in files, and each failure immediately with its message. */
export default class UnitReporter implements Reporter {
  #progress: ProgressPrinter | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress = new ProgressPrinter('units', specifications.length);
  }

  onTestCaseResult(test: TestCase): void {
    const { errors } = test.result();
    if (errors?.length)
      console.log(`${test.fullName}\n${errors.map(({ stack, message }) => stack ?? message).join('\n')}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const names = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
    const broken = module.errors().map(({ message }) => message);
    const failed = [...names, ...broken];
    this.#progress!.count(failed.length ? `${module.relativeModuleId}: ${failed.join(', ')}` : undefined);
  }
}
