import { expect, it } from 'vitest';
import { median, medianByProperty } from '../median.ts';

it('the median is the middle value, whatever the order, and does not reorder the values', () => {
  const values = [10, 9, 100];
  expect(median(values)).toBe(10);
  expect(values).toEqual([10, 9, 100]);
  expect(median([4, 1, 3, 2])).toBe(3);
});

it('medianByProperty takes the median of each property separately', () => {
  const samples = [
    { ms: 1, bytes: 30 },
    { ms: 3, bytes: 10 },
    { ms: 2, bytes: 20 },
  ];
  expect(medianByProperty(samples)).toEqual({ ms: 2, bytes: 20 });
});
