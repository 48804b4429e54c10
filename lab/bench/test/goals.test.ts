import { expect, it } from 'vitest';
import { compareWithGoals, type Measurements } from '../goals.ts';

const load = { lcp: 735, fcp: 735, speedIndex: 900, tbt: 30, twinLcp: 700 };
const met: Measurements = {
  pages: ['/', '/company'].map((path) => ({ path, ...load })),
  applied: { path: '/', ...load, lcp: 950 },
  interactions: [
    { name: 'menu', ms: 24 },
    { name: 'tab', ms: 50 },
  ],
  nextPages: [
    { path: 'quick', visit: 'prefetched', p75: 200 },
    { path: 'slow', visit: 'not prefetched', p75: 500 },
  ],
};
const missed = (measurements: Measurements) =>
  compareWithGoals(measurements)
    .filter(({ isMet }) => !isMet)
    .map(({ goal, where }) => [goal, where]);

it('a goal is met up to its limit', () => {
  expect(missed(met)).toEqual([]);
  expect(compareWithGoals(met)).toHaveLength(9);
});

it('a missed goal names its page, interaction or path; goals of the home page apply to no other', () => {
  const company = { path: '/company', lcp: 736, fcp: 5000, speedIndex: 5000, tbt: 31, twinLcp: 700 };
  expect(
    missed({
      pages: [met.pages[0]!, company],
      interactions: [...met.interactions, { name: 'typing', ms: 51 }],
      nextPages: [...met.nextPages, { path: 'other', visit: 'prefetched', p75: 201 }],
    }),
  ).toEqual([
    ['LCP against the twin without scripts', '/company'],
    ['TBT, ms', '/company'],
    ['interaction at a quarter of the speed, ms', 'typing'],
    ['next page, prefetched, p75, ms', 'other'],
  ]);
});

it('a goal without a measurement is left out', () => {
  expect(compareWithGoals({ pages: met.pages.slice(1), interactions: [], nextPages: [] })).toMatchObject([
    { goal: 'LCP against the twin without scripts' },
    { goal: 'TBT, ms' },
  ]);
});
