import { expect, it } from 'vitest';
import { verdicts } from '../goals.ts';
import type { Load } from '../lighthouse.ts';

const fast: Load = {
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
const figures = (change: Partial<Record<keyof typeof site, Partial<Load>>> = {}) => ({
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
const missed = (all: ReturnType<typeof verdicts>) =>
  all.filter(({ met }) => !met).map(({ goal, where }) => [goal, where]);

it('meets a goal up to its limit', () => {
  expect(missed(verdicts(figures()))).toEqual([]);
  expect(verdicts(figures())).toHaveLength(12);
});

it('names the page that misses a goal, whichever it is', () => {
  expect(missed(verdicts(figures({ '/company': { scripts: 98 * 1024 + 1, lcp: 736 } })))).toEqual([
    ['LCP against the twin without scripts', '/company'],
    ['scripts, KB gzip', '/company'],
  ]);
});

it('asks of the home page alone what is asked of it alone', () => {
  expect(
    missed(verdicts(figures({ '/company': { bytes: 1e6, requests: 40, fcp: 5000, speedIndex: 5000 } }))),
  ).toEqual([]);
  expect(missed(verdicts(figures({ '/': { requests: 9 } })))).toEqual([['home requests', '/']]);
});

it('leaves out what was not measured', () => {
  const { pages, interactions } = figures();
  const goals = verdicts({ pages: pages.slice(1), applied: undefined, interactions }).map(({ goal }) => goal);
  expect(goals.filter((goal) => goal.startsWith('home'))).toEqual([]);
  expect(goals).toContain('TBT, ms');
});
