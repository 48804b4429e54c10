import { expect } from '@playwright/test';

import { scrollInstantly } from '../../harness/locators/page.ts';

import { footerLook, makeHeaderLook, type Look, makeMainLook } from '../looks/look.ts';
import { screens } from '../screens.ts';
import { waitForCountryPicker } from './form-states.ts';
import type { ReachableState } from './reachable-state.ts';

/** The header and the footer, which all screens share, are approved on these screens only. */
const headerAndFooterLooksByScreen: Partial<Record<string, Look[]>> = {
  company: [makeHeaderLook('header'), footerLook],
  conference: [makeHeaderLook('header over a dark page')],
};

/** Each screen as it opens. */
export const openedStates: readonly ReachableState[] = screens.map(({ name, path }) => ({
  name,
  path,
  ...(name === 'notFound' && { differences: ['status: The home page opens in # secon'] }),
  looks: [makeMainLook(name, 'screens'), ...(headerAndFooterLooksByScreen[name] ?? [])],
  // Stop the clock before the page opens; otherwise a countdown may already have gone past its first number.
  before: ({ clock }) => (/notFound|conferenceBanner/.test(name) ? clock.stop() : undefined),
  async reach(visitor) {
    const { page } = visitor;
    if (name === 'annualReturns')
      await expect(page.getByRole('button', { name: /Download/ }).first()).toBeVisible();
    if (name === 'contact') {
      await waitForCountryPicker(visitor);
      await scrollInstantly(page, 0);
    }
  },
}));
