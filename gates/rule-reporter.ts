import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { excessOf, FIGURE, type Figure } from '../harness/figure.ts';

/** Prints a line for each rule, passed or failed: its worst figure, the place of it, and its limit. */
export default class RuleReporter implements Reporter {
  private readonly figures = new Map<string, Figure[]>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
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
    return false;
  }
}

function lineOf(figures: Figure[]): string {
  const worst = figures.toSorted((a, b) => excessOf(b) - excessOf(a))[0]!;
  const { rule, figure, unit, where, limit, bound } = worst;
  const count = figures.length === 1 ? 'one check' : `${figures.length} checks, the worst`;
  const value = Number(figure.toFixed(3));
  return `${excessOf(worst) > 0 ? 'FAIL' : 'ok  '} ${rule}: ${value} ${unit}, ${bound} ${limit} (${count}: ${where})`;
}
