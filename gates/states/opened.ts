import { expect } from '@playwright/test';

import { scrollInstantly } from '../../harness/locators/page.ts';

import { screens } from '../screens.ts';
import { waitForPicker } from './form.ts';
import type { ReachableState } from './reachable-state.ts';

/** Each screen as it opens. */
export const openedStates: readonly ReachableState[] = screens.map(({ name, path }) => ({
  name,
  path,
  ...(name === 'notFound' && { differences: ['status: You will be taken to the home page in #'] }),
  isOpened: true,
  // The clock is stopped before the page opens, so that a countdown shows its first number.
  before: ({ clock }) => (/notFound|conferenceBanner/.test(name) ? clock.stop() : undefined),
  async reach(visitor) {
    const { page } = visitor;
    if (name === 'annualReturns')
      await expect(page.getByRole('button', { name: /Download/ }).first()).toBeVisible();
    if (name === 'contact') {
      await waitForPicker(visitor);
      await scrollInstantly(page, 0);
    }
  },
}));
