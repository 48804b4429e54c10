import { expect, it } from 'vitest';
import { median, medianOf } from '../median.ts';

it('the median is the middle value in any order, and the values stay as they were', () => {
  const values = [10, 9, 100];
  expect(median(values)).toBe(10);
  expect(values).toEqual([10, 9, 100]);
  expect(median([4, 1, 3, 2])).toBe(3);
});

it('the median of samples is taken for each property by itself', () => {
  const samples = [
    { ms: 1, bytes: 30 },
    { ms: 3, bytes: 10 },
    { ms: 2, bytes: 20 },
  ];
  expect(medianOf(samples)).toEqual({ ms: 2, bytes: 20 });
});
