import { existsSync } from 'node:fs';
import { readRun } from '../../harness/results/messages.ts';
import { screenOf } from '../../harness/results/gallery.ts';
import { readAttachment } from '../../harness/results/read-attachment.ts';
import { MOVING, type ScreenState } from '../../harness/screen-state.ts';
import { checkFigure, checkNone } from '../checks.ts';
import type { Device } from '../../harness/viewports.ts';
import { test } from '../gate-test.ts';
import { exemptions, judgements } from '../judgements/judgement-lists.ts';
import { reachableStates } from '../states/states.ts';

const RUN = 'reports/results/features.ndjson';

type Reached = ScreenState & { device: Device; scenario: string };

/** Every state that the scenarios of the last run visited. */
function readReachedStates(): Reached[] {
  return readRun(RUN).runs.flatMap(({ pickle, device, attachments }) => {
    const visited = readAttachment<ScreenState[]>(attachments, 'visited states') ?? [];
    const scenario = `${pickle.uri}:${pickle.location?.line}`;
    return device ? visited.map((state) => ({ ...state, device, scenario })) : [];
  });
}

/**
 * Whether a state is left out, as it ends by itself: the address has changed and the screen not yet, or on a phone the
 * menu's first panel still slides away after a press of Products. Any other moving state must be scanned at rest.
 */
const isTransient = ({ route, screen, device, differences }: Reached) =>
  screenOf(route) !== screenOf(screen) ||
  (device === 'phone' && differences.includes(MOVING) && differences.includes('open: Products'));

const isScanned = ({ screen, differences, device }: Reached) =>
  reachableStates.some(
    ({ path, only, differences: own = [] }) =>
      screenOf(path) === screenOf(screen) &&
      (!only || only === device) &&
      differences.every((difference) => difference === MOVING || own.includes(difference)),
  );

test('states', () => {
  if (!existsSync(RUN))
    throw new Error('There is no run of the features to compare with: "npm run spec" first.');
  const reached = readReachedStates();
  // A run of a part of the features shows little; a whole one visits more than twice as many.
  checkFigure('States that the scenarios visit', reached.length, 'states', { atLeast: 1000 });
  const missed = reached.filter((state) => !isTransient(state) && !isScanned(state));
  checkNone(
    'A state that a scenario reaches is scanned',
    missed.map(
      ({ device, route, differences, scenario }) =>
        `${route}, ${device}: ${differences.join(', ')} (${scenario})`,
    ),
  );
});

test('judgements', () => {
  const isReached = (device: Device, state: string) =>
    reachableStates.some(({ name, only }) => name === state && (!only || only === device));
  const withoutState = [...exemptions, ...judgements].filter(
    ({ madeOn: [device, state] }) => !isReached(device, state),
  );
  checkNone(
    'A judgement names the state that it was made on',
    withoutState.map(({ rule, madeOn }) => `${rule} in ${madeOn.join(', ')}`),
  );
});
