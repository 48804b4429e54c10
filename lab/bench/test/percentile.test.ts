import { expect, it } from 'vitest';
import { percentile } from '../percentile.ts';

it('is the value that the share of all does not exceed', () => {
  const values = [20, 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
  expect([0.5, 0.75, 0.95, 1].map((share) => percentile(values, share))).toEqual([10, 15, 19, 20]);
});

it('of one value is that value', () => expect(percentile([7], 0.75)).toBe(7));
