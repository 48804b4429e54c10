import { expect, it } from 'vitest';
import { isProgressLine, ProgressPrinter } from '../commands/progress-printer.ts';

function makeProgress(total: number) {
  const lines: string[] = [];
  return { lines, progress: new ProgressPrinter('units', total, (line) => lines.push(line)) };
}

it('progress is printed after each tenth of the tests', () => {
  const { lines, progress } = makeProgress(40);
  for (let test = 0; test < 40; test += 1) progress.count();
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatch(/^\.\.\.  units: 4 of 40, 0 failed, \d+ s$/);
  expect(lines.at(-1)).toContain('40 of 40');
});

it('with fewer than ten tests progress is printed after each', () => {
  const { lines, progress } = makeProgress(3);
  for (let test = 0; test < 3; test += 1) progress.count();
  expect(lines).toHaveLength(3);
});

it('a failure is printed immediately and counted', () => {
  const { lines, progress } = makeProgress(1);
  progress.count('home: Expected 300');
  expect(lines[0]).toBe('FAIL units: home: Expected 300');
  expect(lines[1]).toContain('1 of 1, 1 failed');
  expect(lines.every(isProgressLine)).toBe(true);
  expect(isProgressLine('ok   format')).toBe(false);
});
