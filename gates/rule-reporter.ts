import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { excessOf, FIGURE, type Figure } from '../harness/figure.ts';
import { Progress } from '../harness/commands/progress.ts';

/**
 * Prints the progress of the gates, each failure immediately, and at the end one line for each rule: whether it passed,
 * its worst figure with its place, and its limit.
 */
export default class RuleReporter implements Reporter {
  private readonly figures = new Map<string, Figure[]>();
  private progress: Progress | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.progress = new Progress('gates', suite.allTests().length);
  }

  onError({ message }: TestError): void {
    console.log(message);
  }

  onTestEnd(test: TestCase, { status, errors, annotations }: TestResult): void {
    const hasPassed = status === test.expectedStatus;
    for (const { message } of errors) console.log(message);
    this.progress!.count(hasPassed ? undefined : test.titlePath().filter(Boolean).join(', '));
    for (const { type, description } of annotations) {
      if (type !== FIGURE) continue;
      const figure = JSON.parse(description!) as Figure;
      this.figures.set(figure.rule, [...(this.figures.get(figure.rule) ?? []), figure]);
    }
  }

  onEnd(): void {
    const lines = [...this.figures.values()].map(lineOf);
    console.log(`\n${lines.toSorted((a, b) => a.localeCompare(b)).join('\n')}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function lineOf(figures: Figure[]): string {
  const worst = figures.toSorted((a, b) => excessOf(b) - excessOf(a))[0]!;
  const { rule, figure, unit, where, limit, bound } = worst;
  const count = figures.length === 1 ? 'one check' : `${figures.length} checks, the worst`;
  const value = Number(figure.toFixed(3));
  return `${excessOf(worst) > 0 ? 'FAIL' : 'ok  '} ${rule}: ${value} ${unit}, ${bound} ${limit} (${count}: ${where})`;
}
