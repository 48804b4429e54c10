import { expect, test } from '@playwright/test';
import { FIGURE_ANNOTATION, type MeasuredFigure } from '../harness/figure.ts';

/** Checks a measured figure against its limit, and records both for the report. The test continues after a failure. */
export function checkFigure(
  rule: string,
  figure: number,
  unit: string,
  limit: { atMost: number } | { atLeast: number },
) {
  if ('atMost' in limit) {
    recordFigure({ rule, figure, unit, limit: limit.atMost, bound: 'at most' });
    expect.soft(figure, `${rule} (${unit})`).toBeLessThanOrEqual(limit.atMost);
  } else {
    recordFigure({ rule, figure, unit, limit: limit.atLeast, bound: 'at least' });
    expect.soft(figure, `${rule} (${unit})`).toBeGreaterThanOrEqual(limit.atLeast);
  }
}

/** Checks that nothing breaks a rule; `found` describes each finding. */
export function checkEmpty(rule: string, found: readonly string[]): void {
  recordFigure({ rule, figure: found.length, unit: 'exceptions', limit: 0, bound: 'at most' });
  expect.soft(found, rule).toEqual([]);
}

function recordFigure(figure: Omit<MeasuredFigure, 'where'>): void {
  const { annotations, titlePath } = test.info();
  const where = titlePath.slice(1).join(', ');
  const description = JSON.stringify({ ...figure, where } satisfies MeasuredFigure);
  annotations.push({ type: FIGURE_ANNOTATION, description });
}
