import { pages } from '../../src/content/pages.ts';
import type { Picture, Scenario, Width } from './model/scenario.ts';

const ROUTES: readonly string[] = Object.values(pages).map(({ path }) => path);

/** The width that a scenario did not look at. */
export const otherWidth: Readonly<Record<Width, Width>> = { phone: 'desktop', desktop: 'phone' };

/** Any address that is no route shows the not-found screen. */
const UNKNOWN = '* (any other)';

/** The route of the specification's table that an address belongs to. */
export function screenOf(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return ROUTES.includes(plain) && plain !== pages.notFound.path ? plain : UNKNOWN;
}

/**
 * A state of a screen at a width: its picture, the scenario that shows it, and the number of scenarios that reached
 * it. None did where only a window was resized for a picture.
 */
export type Shot = {
  marks: string;
  width: Width;
  picture: Picture | null;
  scenario: Scenario;
  reached: number;
};
export type Screen = { route: string; shots: Shot[] };

/** Each route of the specification with every state that a scenario ended in, the plain one first. */
export function galleryOf(scenarios: readonly Scenario[]): Screen[] {
  const known = [...ROUTES.filter((path) => path !== pages.notFound.path), UNKNOWN];
  return known.map((route) => {
    const own = scenarios.filter(({ state }) => state && screenOf(state.route) === route);
    const states = Map.groupBy(own.flatMap(shotsOf), ({ marks, width }) => `${width}|${marks}`);
    const shots = [...states.values()].map((all) => ({
      ...all.toSorted(bestFirst)[0]!,
      reached: all.filter(({ reached }) => reached).length,
    }));
    return {
      route,
      shots: shots.toSorted((a, b) => b.width.localeCompare(a.width) || a.marks.localeCompare(b.marks)),
    };
  });
}

/** The shots of a scenario that opened a page: at its own width, and at the other where it has one. */
export function shotsOf(scenario: Scenario): Shot[] {
  const { state, pictures } = scenario;
  const { width, marks } = state!;
  const shot = (picture: Picture | null, at: Width, reached: number): Shot => ({
    marks: (picture?.marks ?? marks).join('; '),
    width: at,
    picture,
    scenario,
    reached,
  });
  const other = pictures.other ? [shot(pictures.other, otherWidth[width], 0)] : [];
  return [shot(pictures.own, width, 1), ...other];
}

/** First what has a picture, what a scenario reached, what passed; then the window nearest to the top of the page. */
const bestFirst = (a: Shot, b: Shot): number =>
  rank(b) - rank(a) || (a.picture?.top ?? 0) - (b.picture?.top ?? 0);
const rank = ({ reached, picture, scenario }: Shot): number =>
  (picture ? 4 : 0) + 2 * reached + (scenario.status === 'PASSED' ? 1 : 0);

/** In how many states scenarios looked at a screen at a width. */
export const seenAt = (shots: readonly Shot[], width: Width): number =>
  shots.filter((shot) => shot.width === width && shot.reached > 0).length;
