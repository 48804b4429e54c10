import type { Device } from '../../harness/viewports.ts';
import { annualReturnsStates } from './annual-returns-states.ts';
import { enquiryStates, errorStates } from './form-states.ts';
import { desktopHeaderStates, menuPanelStates, stickyHeaderStates } from './header-states.ts';
import { homeStates } from './home-states.ts';
import { openedStates } from './opened-states.ts';
import { otherStates } from './other-states.ts';
import type { ReachableState } from './reachable-state.ts';

/** All states that are scanned, beginning with the screens as they open. */
export const reachableStates: readonly ReachableState[] = [
  ...openedStates,
  ...stickyHeaderStates,
  ...desktopHeaderStates,
  ...menuPanelStates,
  ...homeStates,
  ...errorStates,
  ...enquiryStates,
  ...annualReturnsStates,
  ...otherStates,
];

/** The states that a device can show. */
export const listStatesOf = (device: Device): ReachableState[] =>
  reachableStates.filter(({ only }) => !only || only === device);
