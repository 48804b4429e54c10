import type { Latency } from './measure-interactions.ts';
import type { PageTimes } from './measure-load.ts';
import type { LinkTime } from './measure-next-page.ts';

export type Measurements = {
  pages: readonly PageTimes[];
  /** The home page under actual, not simulated, throttling of network and CPU; undefined if it was not measured. */
  slowedHome?: PageTimes | undefined;
  interactions: readonly Latency[];
  nextPages: readonly LinkTime[];
};

/** A measured figure, and where it was measured: on which page, interaction or link to the next page. */
type FigureWithPlace = readonly [where: string, figure: number];

/** A goal, and the worst figure that was measured for it. */
type GoalResult = { goal: string; limit: number; figure: number; where: string; isMet: boolean };

/** Compares the measurements with every goal; a goal without a measurement is left out. */
export function compareWithGoals({ pages, slowedHome, interactions, nextPages }: Measurements): GoalResult[] {
  const home = pages.filter(({ path }) => path === '/');
  const nextPagesOf = (wanted: LinkTime['visit']): FigureWithPlace[] =>
    nextPages.filter(({ visit }) => visit === wanted).map(({ path, p75 }) => [path, p75]);
  const goals: [goal: string, limit: number, figures: FigureWithPlace[]][] = [
    [
      'LCP against the twin without scripts',
      1.05,
      pages.map(({ path, lcp, twinLcp }) => [path, lcp / twinLcp]),
    ],
    ['home LCP, simulated, ms', 900, home.map(({ path, lcp }) => [path, lcp])],
    ['home LCP, applied, ms', 950, slowedHome ? [[slowedHome.path, slowedHome.lcp]] : []],
    ['home FCP, ms', 750, home.map(({ path, fcp }) => [path, fcp])],
    ['home Speed Index, ms', 900, home.map(({ path, speedIndex }) => [path, speedIndex])],
    ['TBT, ms', 30, pages.map(({ path, tbt }) => [path, tbt])],
    ['interaction at a quarter of the speed, ms', 50, interactions.map(({ name, ms }) => [name, ms])],
    ['next page, prefetched, p75, ms', 200, nextPagesOf('prefetched')],
    ['next page, not prefetched, p75, ms', 500, nextPagesOf('not prefetched')],
  ];
  return goals
    .filter(([, , figures]) => figures.length > 0)
    .map(([goal, limit, figures]) => {
      const [where, figure] = figures.toSorted(([, a], [, b]) => b - a)[0]!;
      return { goal, limit, figure, where, isMet: figure <= limit };
    });
}
