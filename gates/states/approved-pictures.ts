import type { Device } from '../../harness/viewports.ts';
import type { ReachableState } from './reachable-state.ts';

/** The name of the file of a state's approved picture. */
export const pictureNameOf = ({ name }: Pick<ReachableState, 'name'>, device: Device): string =>
  `${name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}-${device}.png`;
