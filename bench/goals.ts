import type { PageLoad } from './measure-load.ts';

export type Measurements = {
  pages: readonly { path: string; site: PageLoad; twin: PageLoad }[];
  /** The home page under applied throttling, if it was measured. */
  applied: PageLoad | undefined;
  interactions: readonly { name: string; ms: number }[];
};

/** A goal with the worst figure for it, and the page or interaction that it was measured on. */
export type GoalResult = { goal: string; figure: number; limit: number; where: string; isMet: boolean };

const KB = 1024;

/** Compares the measurements with every goal; a goal without a measurement is left out. */
export function compareWithGoals({ pages, applied, interactions }: Measurements): GoalResult[] {
  const home = pages.filter(({ path }) => path === '/');
  const of = (some: typeof pages, figure: (page: (typeof pages)[number]) => number) =>
    some.map((page) => [page.path, figure(page)] as const);
  const goal = (name: string, limit: number, figures: readonly (readonly [string, number])[]) => {
    const [where, figure] = figures.toSorted(([, a], [, b]) => b - a)[0] ?? ['', Number.NaN];
    return { goal: name, figure, limit, where, isMet: figure <= limit };
  };
  return [
    goal(
      'LCP against the twin without scripts',
      1.05,
      of(pages, ({ site, twin }) => site.lcp / twin.lcp),
    ),
    goal(
      'home LCP, simulated, s',
      0.9,
      of(home, ({ site }) => site.lcp / 1000),
    ),
    goal('home LCP, applied, s', 0.95, applied ? [['/', applied.lcp / 1000]] : []),
    goal(
      'home FCP, s',
      0.75,
      of(home, ({ site }) => site.fcp / 1000),
    ),
    goal(
      'home Speed Index, s',
      0.9,
      of(home, ({ site }) => site.speedIndex / 1000),
    ),
    goal(
      'TBT, ms',
      30,
      of(pages, ({ site }) => site.tbt),
    ),
    goal(
      'CLS',
      0,
      of(pages, ({ site }) => site.cls),
    ),
    goal(
      'scripts, KB gzip',
      98,
      of(pages, ({ site }) => site.scripts / KB),
    ),
    goal(
      'HTML with styles, KB gzip',
      20,
      of(pages, ({ site }) => site.html / KB),
    ),
    goal(
      'home in all, KB',
      130,
      of(home, ({ site }) => site.bytes / KB),
    ),
    goal(
      'home requests',
      8,
      of(home, ({ site }) => site.requests),
    ),
    goal(
      'interaction at a quarter of the speed, ms',
      50,
      interactions.map(({ name, ms }) => [name, ms] as const),
    ),
  ].filter(({ figure }) => !Number.isNaN(figure));
}
