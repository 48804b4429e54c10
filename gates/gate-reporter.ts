import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { excessOf, FIGURE_ANNOTATION, type MeasuredFigure } from '../harness/figure.ts';
import { ProgressPrinter } from '../harness/commands/progress-printer.ts';
import { lookNameOfFile } from './looks/look.ts';

/** Matches the message about a picture that differs; we print it without the call log of Playwright's actions. */
const SCREENSHOT_FAILURE_WITH_CALL_LOG = /(toHaveScreenshot[^]*?)\s*Call log:[^]*/;

/**
 * Prints the progress of the gates and each failure immediately. At the end it prints a line for each rule (whether the
 * rule passed, the worst figure, its limit and where it was measured) and for each look that differs, with its files.
 */
export default class GateReporter implements Reporter {
  private readonly figures = new Map<string, MeasuredFigure[]>();
  private readonly looks = new Map<string, string[]>();
  private progress: ProgressPrinter | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.progress = new ProgressPrinter('gates', suite.allTests().length);
  }

  onError({ message }: TestError): void {
    console.log(message);
  }

  onTestEnd(test: TestCase, { status, errors, annotations, attachments }: TestResult): void {
    const hasPassed = status === test.expectedStatus;
    for (const { message } of errors) console.log(message?.replace(SCREENSHOT_FAILURE_WITH_CALL_LOG, '$1'));
    for (const { name, path } of attachments) this.noteLook(name, path!);
    this.progress!.count(hasPassed ? undefined : test.titlePath().filter(Boolean).join(', '));
    for (const { type, description } of annotations) {
      if (type !== FIGURE_ANNOTATION) continue;
      const figure = JSON.parse(description!) as MeasuredFigure;
      this.figures.set(figure.rule, [...(this.figures.get(figure.rule) ?? []), figure]);
    }
  }

  onEnd(): void {
    const lines = [...this.figures.values()].map(describeWorstFigure);
    console.log(`\n${lines.toSorted((a, b) => a.localeCompare(b)).join('\n')}`);
    if (this.looks.size) console.log('\nLooks that differ from gates/approved/:');
    for (const [look, files] of this.looks) console.log(`${look}: ${files.join(', ')}`);
  }

  /** Prints the path of a picture that shows a difference, and remembers the approved file of a look that differs. */
  private noteLook(attached: string, path: string): void {
    if (attached.includes('-diff.')) console.log(`Difference: ${relative('.', path)}`);
    if (!attached.includes('-actual.')) return;
    const file = attached.replace('-actual.', '.');
    const look = lookNameOfFile(file);
    this.looks.set(look, [...(this.looks.get(look) ?? []), file]);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function describeWorstFigure(figures: MeasuredFigure[]): string {
  const worst = figures.toSorted((a, b) => excessOf(b) - excessOf(a))[0]!;
  const { rule, figure, unit, where, limit, bound } = worst;
  const count = figures.length === 1 ? 'one check' : `${figures.length} checks, the worst`;
  const value = Number(figure.toFixed(3));
  return `${excessOf(worst) > 0 ? 'FAIL' : 'ok  '} ${rule}: ${value} ${unit}, ${bound} ${limit} (${count}: ${where})`;
}
