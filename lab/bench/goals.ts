import type { Latency } from './measure-interactions.ts';
import type { PageTimes } from './measure-load.ts';
import type { LinkTime } from './measure-next-page.ts';

export type Measurements = {
  pages: readonly PageTimes[];
  interactions: readonly Latency[];
  nextPages: readonly LinkTime[];
};

/** A measured figure, and where it was measured: on which page, interaction or link to the next page. */
type FigureWithPlace = readonly [where: string, figure: number];

/** A goal, and the worst figure that was measured for it. */
type GoalResult = { goal: string; limit: number; figure: number; where: string; isMet: boolean };

/** Compares the measurements with every goal; a goal without a measurement is left out. */
export function compareWithGoals({ pages, interactions, nextPages }: Measurements): GoalResult[] {
  const nextPagesOf = (wanted: LinkTime['visit']): FigureWithPlace[] =>
    nextPages.filter(({ visit }) => visit === wanted).map(({ path, p75 }) => [path, p75]);
  const goals: [goal: string, limit: number, figures: FigureWithPlace[]][] = [
    [
      'LCP against the twin without scripts',
      1.05,
      pages.map(({ path, lcp, twinLcp }) => [path, lcp / twinLcp]),
    ],
    ['TBT, ms', 30, pages.map(({ path, tbt }) => [path, tbt])],
    [
      'press to paint against bare elements',
      1.2,
      interactions.map(({ name, ms, floorMs }) => [name, ms / floorMs]),
    ],
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
