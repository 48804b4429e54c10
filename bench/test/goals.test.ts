import { expect, it } from 'vitest';
import { compareWithGoals } from '../goals.ts';
import type { PageLoad } from '../measure-load.ts';

const fast: PageLoad = {
  lcp: 700,
  fcp: 700,
  speedIndex: 700,
  tbt: 30,
  cls: 0,
  bytes: 130 * 1024,
  requests: 8,
  scripts: 98 * 1024,
  html: 20 * 1024,
};
const site = { '/': fast, '/company': fast };
const figures = (change: Partial<Record<keyof typeof site, Partial<PageLoad>>> = {}) => ({
  pages: Object.entries(site).map(([path, page]) => ({
    path,
    site: { ...page, ...change[path as keyof typeof site] },
    twin: fast,
  })),
  applied: fast,
  interactions: [
    { name: 'menu', ms: 24 },
    { name: 'tab', ms: 50 },
  ],
});
const missed = (all: ReturnType<typeof compareWithGoals>) =>
  all.filter(({ isMet }) => !isMet).map(({ goal, where }) => [goal, where]);

it('a goal is met up to its limit', () => {
  expect(missed(compareWithGoals(figures()))).toEqual([]);
  expect(compareWithGoals(figures())).toHaveLength(12);
});

it('a missed goal names the page that misses it', () => {
  expect(missed(compareWithGoals(figures({ '/company': { scripts: 98 * 1024 + 1, lcp: 736 } })))).toEqual([
    ['LCP against the twin without scripts', '/company'],
    ['scripts, KB gzip', '/company'],
  ]);
});

it('the goals of the home page are checked on no other page', () => {
  expect(
    missed(
      compareWithGoals(figures({ '/company': { bytes: 1e6, requests: 40, fcp: 5000, speedIndex: 5000 } })),
    ),
  ).toEqual([]);
  expect(missed(compareWithGoals(figures({ '/': { requests: 9 } })))).toEqual([['home requests', '/']]);
});

it('a goal without a measurement is left out', () => {
  const { pages, interactions } = figures();
  const goals = compareWithGoals({ pages: pages.slice(1), applied: undefined, interactions }).map(
    ({ goal }) => goal,
  );
  expect(goals.filter((goal) => goal.startsWith('home'))).toEqual([]);
  expect(goals).toContain('TBT, ms');
});
