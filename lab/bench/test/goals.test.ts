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
    { name: 'menu', ms: 24, script: 30, style: 20, layout: 40, drawing: 40 },
    { name: 'tab', ms: 50, script: 15, style: 15, layout: 40, drawing: 40 },
  ],
  nextPages: [
    { name: 'quick', visit: 'prepared' as const, runs: [200, 100, 200, 900] },
    { name: 'slow', visit: 'not prepared' as const, runs: [500] },
  ],
  advances: [
    { visit: 'prepared' as const, bytes: 60 * 1024 },
    { visit: 'not prepared' as const, bytes: 0 },
  ],
});
const missed = (all: ReturnType<typeof compareWithGoals>) =>
  all.filter(({ isMet }) => !isMet).map(({ goal, where }) => [goal, where]);

it('a goal is met up to its limit', () => {
  expect(missed(compareWithGoals(figures()))).toEqual([]);
  expect(compareWithGoals(figures())).toHaveLength(18);
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

it('interactions and the next page have separate goals', () => {
  const slow = {
    ...figures(),
    interactions: [
      { name: 'menu', ms: 20, script: 30, style: 21, layout: 0, drawing: 0 },
      { name: 'typing', ms: 20, script: 30, style: 1, layout: 0, drawing: 0 },
    ],
    nextPages: [
      { name: 'first', visit: 'prepared' as const, runs: [100, 100, 201, 201] },
      { name: 'second', visit: 'not prepared' as const, runs: [501] },
    ],
    advances: [
      { visit: 'prepared' as const, bytes: 60 * 1024 + 1 },
      { visit: 'not prepared' as const, bytes: 1 },
    ],
  };
  expect(missed(compareWithGoals(slow))).toEqual([
    ['script and style of the menu, ms', 'menu'],
    ['script and style of tab and typing, ms', 'typing'],
    ['next page, prepared, p75, ms', 'first'],
    ['home in advance, prepared, KB', '/'],
    ['next page, not prepared, p75, ms', 'second'],
    ['home in advance, not prepared, KB', '/'],
  ]);
});

it('a goal without a measurement is left out', () => {
  const { pages, ...others } = figures();
  const goals = compareWithGoals({ ...others, pages: pages.slice(1), applied: undefined, advances: [] }).map(
    ({ goal }) => goal,
  );
  expect(goals.filter((goal) => goal.startsWith('home'))).toEqual([]);
  expect(goals).toContain('TBT, ms');
});
