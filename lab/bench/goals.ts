import { budgets } from '../../build/budgets.ts';
import type { Latency } from './measure-interactions.ts';
import type { PageLoad } from './measure-load.ts';
import { type NextPage, type Visit, visits } from './measure-next-page.ts';
import { percentile } from './percentile.ts';

export type Measurements = {
  pages: readonly { path: string; site: PageLoad; twin: PageLoad }[];
  /** The home page under applied throttling, if it was measured. */
  applied: PageLoad | undefined;
  interactions: readonly ({ name: string } & Latency)[];
  nextPages: readonly NextPage[];
  /** Bytes that the home page prefetches. */
  advances: readonly { visit: Visit; bytes: number }[];
};

/** A goal with the worst figure for it, and the page or interaction that it was measured on. */
export type GoalResult = { goal: string; figure: number; limit: number; where: string; isMet: boolean };

const KB = 1024;

/** Compares the measurements with every goal; a goal without a measurement is left out. */
export function compareWithGoals(measurements: Measurements): GoalResult[] {
  const { pages, applied, interactions } = measurements;
  const home = pages.filter(({ path }) => path === '/');
  type Page = (typeof pages)[number];
  const goals: [name: string, limit: number, some: typeof pages, figure: (page: Page) => number][] = [
    ['LCP against the twin without scripts', 1.05, pages, ({ site, twin }) => site.lcp / twin.lcp],
    ['home LCP, simulated, s', 0.9, home, ({ site }) => site.lcp / 1000],
    ['home FCP, s', 0.75, home, ({ site }) => site.fcp / 1000],
    ['home Speed Index, s', 0.9, home, ({ site }) => site.speedIndex / 1000],
    ['TBT, ms', 30, pages, ({ site }) => site.tbt],
    ['CLS', 0, pages, ({ site }) => site.cls],
    ['scripts, KB gzip', budgets.scriptsKb, pages, ({ site }) => site.scripts / KB],
    ['HTML with styles, KB gzip', budgets.htmlKb, pages, ({ site }) => site.html / KB],
    ['home in all, KB', budgets.homeKb, home, ({ site }) => site.bytes / KB],
    ['home requests', budgets.homeRequests, home, ({ site }) => site.requests],
  ];
  const latencies = interactions.map(({ name, ms }) => [name, ms] as const);
  return [
    ...goals.map(([name, limit, some, figure]) =>
      goal(
        name,
        limit,
        some.map((page) => [page.path, figure(page)]),
      ),
    ),
    goal('home LCP, applied, s', 0.95, applied ? [['/', applied.lcp / 1000]] : []),
    goal('interaction at a quarter of the speed, ms', 50, latencies),
    ...compareInteractions(interactions),
    ...compareNextPages(measurements),
  ].filter(({ figure }) => !Number.isNaN(figure));
}

/** Compares figures, each with its place, with one limit: the highest of them counts. */
function goal(
  name: string,
  limit: number,
  figures: readonly (readonly [where: string, figure: number])[],
): GoalResult {
  const [where, figure] = figures.toSorted(([, a], [, b]) => b - a)[0] ?? ['', Number.NaN];
  return { goal: name, figure, limit, where, isMet: figure <= limit };
}

function compareInteractions(interactions: Measurements['interactions']): GoalResult[] {
  const own = (isMenu: boolean) =>
    interactions
      .filter(({ name }) => (name === 'menu') === isMenu)
      .map(({ name, script, style }) => [name, script + style] as const);
  return [
    goal('script and style of the menu, ms', 50, own(true)),
    goal('script and style of tab and typing, ms', 30, own(false)),
  ];
}

const NEXT_PAGE_MS: Record<Visit, number> = { prepared: 200, 'not prepared': 500 };
const ADVANCE_KB: Record<Visit, number> = { prepared: budgets.inAdvanceKb, 'not prepared': 0 };

function compareNextPages({ nextPages, advances }: Measurements): GoalResult[] {
  return visits.flatMap((visit) => [
    goal(
      `next page, ${visit}, p75, ms`,
      NEXT_PAGE_MS[visit],
      nextPages.filter((one) => one.visit === visit).map(({ name, runs }) => [name, percentile(runs, 0.75)]),
    ),
    goal(
      `home in advance, ${visit}, KB`,
      ADVANCE_KB[visit],
      advances.filter((one) => one.visit === visit).map(({ bytes }) => ['/', bytes / KB]),
    ),
  ]);
}
