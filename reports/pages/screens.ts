import { pages } from '../../src/content/pages.ts';
import { otherWidth, type Scenario, type Width } from '../model.ts';

const ROUTES: readonly string[] = Object.values(pages).map(({ path }) => path);

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
  picture: string | null;
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
      ...all.toSorted((a, b) => rank(b) - rank(a))[0]!,
      reached: all.filter(({ reached }) => reached).length,
    }));
    return {
      route,
      shots: shots.toSorted((a, b) => b.width.localeCompare(a.width) || a.marks.localeCompare(b.marks)),
    };
  });
}

function shotsOf(scenario: Scenario): Shot[] {
  const { state, pictures } = scenario;
  const { width, marks } = state!;
  const shot = { marks: marks.join('; '), scenario };
  return [
    { ...shot, width, picture: pictures.own, reached: 1 },
    ...(pictures.other ? [{ ...shot, width: otherWidth[width], picture: pictures.other, reached: 0 }] : []),
  ];
}

/** Which of the shots of one state to show: what a scenario reached and passed, then any with a picture. */
const rank = ({ reached, picture, scenario }: Shot): number =>
  (picture ? 4 : 0) + 2 * reached + (scenario.status === 'PASSED' ? 1 : 0);
