import { pages } from '../../src/content/pages.ts';
import { MOVING, type ScreenState } from '../../harness/screen-state.ts';
import type { Device } from '../../harness/viewports.ts';
import type { ScenarioLook, Picture, Scenario } from './model/scenario.ts';

const ROUTES: readonly string[] = Object.values(pages).map(({ path }) => path);

/** Represents all addresses without a route: they show the not-found screen. */
const UNKNOWN = '* (any other)';

/** The route that a path belongs to, a slash at its end ignored; UNKNOWN for a path that is no route. */
export function screenOf(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return ROUTES.includes(plain) && plain !== pages.notFound.path ? plain : UNKNOWN;
}

/** A state of a screen on a device that one scenario visited; it has a picture if the scenario ended there. */
type StateVisit = {
  route: string;
  differences: string;
  device: Device;
  picture: Picture | null;
  scenario: Scenario;
  look: ScenarioLook;
};
/** A state of a screen with the visit that shows it best, and the number of scenarios that visited it. */
export type StateShot = StateVisit & { scenarios: number };
export type ScreenGallery = { route: string; shots: StateShot[] };

/** Each route, in the order of the specification, with every state of its screen that a scenario visited. */
export function collectGalleries(scenarios: readonly Scenario[]): ScreenGallery[] {
  const known = [...ROUTES.filter((path) => path !== pages.notFound.path), UNKNOWN];
  const visits = Map.groupBy(scenarios.flatMap(visitsOf), ({ route }) => route);
  return known.map((route) => {
    const states = Map.groupBy(
      visits.get(route) ?? [],
      ({ differences, device }) => `${device}|${differences}`,
    );
    const shots = [...states.values()].map((all) => ({
      ...all.toSorted(compareVisits)[0]!,
      scenarios: new Set(all.map(({ scenario }) => scenario)).size,
    }));
    return { route, shots: shots.toSorted(compareShots) };
  });
}

/** Orders by device, the desktop first, then by state, that of the screen as it opens first. */
const compareShots = (a: StateShot, b: StateShot): number =>
  a.device.localeCompare(b.device) || a.differences.localeCompare(b.differences);

/** The differences of a state from the screen as it opens, without a running animation, because it ends by itself. */
export const listLastingDifferences = ({ differences }: ScreenState): string[] =>
  differences.filter((difference) => difference !== MOVING);

/** All states that a scenario visited. */
function visitsOf(scenario: Scenario): StateVisit[] {
  return scenario.looks.flatMap((look) =>
    look.visited.map((state, index) => ({
      route: screenOf(state.screen),
      differences: listLastingDifferences(state).join('; '),
      device: look.device!,
      picture: index === look.visited.length - 1 ? look.picture : null,
      scenario,
      look,
    })),
  );
}

/** Orders visits with a picture first, then those that passed, then those nearest to the top of the page. */
const compareVisits = (a: StateVisit, b: StateVisit): number =>
  rank(b) - rank(a) || (a.picture?.top ?? 0) - (b.picture?.top ?? 0);
const rank = ({ picture, look }: StateVisit): number =>
  (picture ? 2 : 0) + (look.status === 'PASSED' ? 1 : 0);
