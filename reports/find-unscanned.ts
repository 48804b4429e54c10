import { type Device, devices } from '../harness/viewports.ts';
import { MOVING } from '../harness/screen-state.ts';
import { screenOf } from './read/gallery.ts';
import type { ScenarioLook, Scenario } from './read/model/scenario.ts';

/** A state that the gates scan, as far as it is compared here. */
type ScannedState = { path: string; only?: Device; differences?: readonly string[] };

type VisitedState = ScenarioLook['visited'][number];

/**
 * Whether a state is transient and therefore not scanned: the address has changed and the screen not yet, or on a phone
 * the menu's first panel still slides away after a press of Products. Any other animated state must be scanned at rest.
 */
const isTransient = ({ route, screen, differences }: VisitedState, device: Device) =>
  screenOf(route) !== screenOf(screen) ||
  (device === 'phone' && differences.includes(MOVING) && differences.includes('open: Products'));

/** The states that scenarios visited and no gate scans, a line each. */
export function findUnscanned(scenarios: readonly Scenario[], scanned: readonly ScannedState[]): string[] {
  const isScanned = ({ screen, differences }: VisitedState, device: Device) =>
    scanned.some(
      ({ path, only, differences: own = [] }) =>
        screenOf(path) === screenOf(screen) &&
        (!only || only === device) &&
        differences.every((difference) => difference === MOVING || own.includes(difference)),
    );
  return devices.flatMap((device) =>
    scenarios.flatMap(({ file, line, looks }) =>
      looks
        .filter((look) => look.device === device)
        .flatMap(({ visited }) => visited)
        .filter((state) => !isTransient(state, device) && !isScanned(state, device))
        .map(({ route, differences }) => `${route}, ${device}: ${differences.join(', ')} (${file}:${line})`),
    ),
  );
}
