import { annualReturnsStates } from './annual-returns.ts';
import { enquiryStates, errorStates } from './form.ts';
import { desktopHeaderStates, panelStates, stickyHeaderStates } from './header.ts';
import { homeStates } from './home.ts';
import { openedStates } from './opened.ts';
import { otherStates } from './others.ts';
import type { ReachableState } from './reachable-state.ts';

/** All states that are scanned; first come the screens as they open. */
export const reachableStates: readonly ReachableState[] = [
  ...openedStates,
  ...stickyHeaderStates,
  ...desktopHeaderStates,
  ...panelStates,
  ...homeStates,
  ...errorStates,
  ...enquiryStates,
  ...annualReturnsStates,
  ...otherStates,
];
