import { type Device, devices } from '../../harness/viewports.ts';
import type { ReachableState } from './reachable-state.ts';
import { reachableStates } from './states.ts';

/** The name of the file of a state's approved picture. */
export const pictureNameOf = ({ name }: Pick<ReachableState, 'name'>, device: Device): string =>
  `${name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}-${device}.png`;

/** Every state with an approved picture, once for each device: one that looks like another has none of its own. */
export const listPicturedStates = () =>
  devices.flatMap((device) =>
    reachableStates
      .filter(({ only, looksLike }) => !looksLike && (!only || only === device))
      .map(({ name, path, differences = [] }) => ({
        file: `gates/pictures/${pictureNameOf({ name }, device)}`,
        name,
        screen: path,
        differences: [...differences],
        device,
      })),
  );
