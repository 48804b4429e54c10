import { expect, it } from 'vitest';
import { median, medianOf } from '../results/median.ts';

it('takes the middle value, whatever the order, and leaves the values as they were', () => {
  const values = [10, 9, 100];
  expect(median(values)).toBe(10);
  expect(values).toEqual([10, 9, 100]);
  expect(median([4, 1, 3, 2])).toBe(3);
});

it('takes the middle of each figure by itself', () => {
  const samples = [
    { ms: 1, bytes: 30 },
    { ms: 3, bytes: 10 },
    { ms: 2, bytes: 20 },
  ];
  expect(medianOf(samples)).toEqual({ ms: 2, bytes: 20 });
});
