import { expect, it } from 'vitest';
import { diffLines, foldCommon } from '../diff-lines.ts';

const text = (...lines: string[]) => lines;
const show = (before: string[], now: string[]) =>
  foldCommon(diffLines(before, now)).map((line) =>
    line.sign === '…' ? `… ${line.count}` : `${line.sign}${line.text}`,
  );

it('of what two texts have in common, only two lines around a difference are shown', () => {
  const before = text('a', 'b', 'c', 'd', 'old', 'e', 'f', 'g', 'h', 'i', 'j', 'k');
  const now = before.with(4, 'new').concat('last');
  expect(show(before, now)).toEqual([
    '… 2',
    ' c',
    ' d',
    '-old',
    '+new',
    ' e',
    ' f',
    '… 3',
    ' j',
    ' k',
    '+last',
  ]);
});

it('of equal texts nothing is shown but their length', () => {
  expect(show(text('a', 'b'), text('a', 'b'))).toEqual(['… 2']);
});
