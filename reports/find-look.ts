import { MOVING_DIFFERENCE } from '../harness/screen-state.ts';
import type { Device } from '../harness/viewports.ts';
import type { LookGroup } from './read/approved-looks.ts';
import type { Scenario } from './read/collect-scenarios.ts';
import { routeOf } from './read/screens.ts';

/** A state of a screen with an approved look; `file` is the path of the look's files without device and extension. */
export type StateWithLook = { path: string; differences: readonly string[]; file: string };

/** An approved picture with the name of its look. */
export type ApprovedPicture = { name: string; file: string; device: Device };

/** Finds the approved pictures of the states in which these scenarios ended. */
export function findApprovedPictures(
  scenarios: readonly Scenario[],
  states: readonly StateWithLook[],
  looks: readonly LookGroup[],
): ApprovedPicture[] {
  const approved = looks.flatMap((group) => group.looks);
  return scenarios.flatMap(({ device, visited }) => {
    const end = visited.at(-1);
    if (!end || !device) return [];
    const atRest = end.differences.filter((difference) => difference !== MOVING_DIFFERENCE).join();
    const matchingStates = states.filter(
      (state) => routeOf(state.path) === routeOf(end.screen) && state.differences.join() === atRest,
    );
    const look = approved.find(
      ({ file, devices }) => devices.includes(device) && matchingStates.some((state) => state.file === file),
    );
    return look ? [{ name: look.name, file: `${look.file}-${device}.png`, device }] : [];
  });
}
