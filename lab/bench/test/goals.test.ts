import { expect, it } from 'vitest';
import { compareWithGoals, type Measurements } from '../goals.ts';

const loadTimes = { lcp: 735, tbt: 30, twinLcp: 700 };
const goodMeasurements: Measurements = {
  pages: ['/', '/company'].map((path) => ({ path, ...loadTimes })),
  interactions: [
    { name: 'menu', ms: 24, floorMs: 22 },
    { name: 'tab', ms: 60, floorMs: 50 },
  ],
  nextPages: [
    { path: 'quick', visit: 'prefetched', p75: 200 },
    { path: 'slow', visit: 'not prefetched', p75: 500 },
  ],
};
const findMissedGoals = (measurements: Measurements) =>
  compareWithGoals(measurements)
    .filter(({ isMet }) => !isMet)
    .map(({ goal, where }) => [goal, where]);

it('a goal is met up to its limit', () => {
  expect(findMissedGoals(goodMeasurements)).toEqual([]);
  expect(compareWithGoals(goodMeasurements)).toHaveLength(5);
});

it('a missed goal names its page, interaction or path', () => {
  const company = { path: '/company', lcp: 736, tbt: 31, twinLcp: 700 };
  expect(
    findMissedGoals({
      pages: [goodMeasurements.pages[0]!, company],
      interactions: [...goodMeasurements.interactions, { name: 'typing', ms: 61, floorMs: 50 }],
      nextPages: [...goodMeasurements.nextPages, { path: 'other', visit: 'prefetched', p75: 201 }],
    }),
  ).toEqual([
    ['LCP against the twin without scripts', '/company'],
    ['TBT, ms', '/company'],
    ['press to paint against bare elements', 'typing'],
    ['next page, prefetched, p75, ms', 'other'],
  ]);
});

it('a goal without a measurement is left out', () => {
  expect(
    compareWithGoals({ pages: goodMeasurements.pages.slice(1), interactions: [], nextPages: [] }),
  ).toMatchObject([{ goal: 'LCP against the twin without scripts' }, { goal: 'TBT, ms' }]);
});
