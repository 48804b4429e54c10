import type { Device } from '../harness/viewports.ts';
import { MOVING_DIFFERENCE } from '../harness/screen-state.ts';
import { routeOf } from './read/screens.ts';
import type { Scenario } from './read/collect-scenarios.ts';

/** A state that gates scan, with its differences from the screen as it opens; `only`: the one device with the state. */
type ScannedState = { path: string; only?: Device; differences?: readonly string[] };

type VisitedState = Scenario['visited'][number];

/** The clause of random walks. They combine states in too many ways to scan; other scenarios visit each state alone. */
const WALKS_CLAUSE = '10.26';

/**
 * Whether a state is transient and therefore not scanned: the address has changed but not yet the screen, or on a phone
 * the menu's first panel is still sliding out after a press of Products. Other animated states are scanned at rest.
 */
const isTransient = ({ route, screen, differences }: VisitedState, device: Device) =>
  routeOf(route) !== routeOf(screen) ||
  (device === 'phone' && differences.includes(MOVING_DIFFERENCE) && differences.includes('open: Products'));

/** Finds states that scenarios visited and no gate scans; describes each in one line. */
export function findUnscanned(scenarios: readonly Scenario[], scanned: readonly ScannedState[]): string[] {
  const isScanned = ({ screen, differences }: VisitedState, device: Device) =>
    scanned.some(
      ({ path, only, differences: known = [] }) =>
        routeOf(path) === routeOf(screen) &&
        (!only || only === device) &&
        differences.every((difference) => difference === MOVING_DIFFERENCE || known.includes(difference)),
    );
  return scenarios
    .filter(({ clause }) => clause !== WALKS_CLAUSE)
    .flatMap(({ file, line, device, visited }) =>
      visited
        .filter((state) => !isTransient(state, device!) && !isScanned(state, device!))
        .map(({ route, differences }) => `${route}, ${device}: ${differences.join(', ')} (${file}:${line})`),
    );
}
