import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { scrollToEnd } from '../../harness/locators/visits.ts';
import { makeMainLook } from '../looks/look.ts';
import { UNKNOWN_PATH } from '../screens.ts';
import { waitForCountryPicker } from './form-states.ts';
import { reachByPress, type ReachableState } from './reachable-state.ts';

/** Other states: countdowns, a section of the privacy policy, a page without a connection, and the error page. */
export const otherStates: readonly ReachableState[] = [
  {
    name: 'conference banner, counting',
    path: paths.conferenceBanner,
    differences: ['status: The summit’s agenda opens in a'],
    before: ({ clock }) => clock.stop(),
    reach: ({ clock }) => clock.pass(1000),
  },
  ...Object.entries({ 'not found': UNKNOWN_PATH, 'conference banner': paths.conferenceBanner }).map(
    ([name, path]): ReachableState => ({
      name: `${name}, staying`,
      path,
      differences: ['status: The countdown has stopped. Sta'],
      looks: [makeMainLook(`${name}, staying`)],
      reach: reachByPress('button', 'Stay on this page'),
    }),
  ),
  {
    name: 'section of the privacy policy',
    path: paths.privacyPolicy,
    async reach(visitor) {
      await visitor.press(visitor.page.getByRole('main').getByRole('navigation').getByRole('link').nth(3));
      await expect(visitor.page.locator('h2:focus')).toBeVisible();
    },
  },
  {
    name: 'offline',
    path: paths.contact,
    looks: [{ name: 'offline', folder: 'states', find: (page) => page.getByRole('alert'), isFixed: true }],
    // axe would fetch prefetched style sheets again, which fails offline; with Save-Data nothing is prefetched.
    async before({ page }) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    },
    async reach(visitor) {
      const { page, journal } = visitor;
      await waitForCountryPicker(visitor);
      // Wait until the picker is loaded: if its load failed offline, the console lines would differ between browsers.
      await expect.poll(() => journal.fetched.some((file) => file.endsWith('/utils.js'))).toBe(true);
      await page.context().setOffline(true);
      await expect(page.getByRole('alert')).toContainText('You are offline');
      // Only the end of the page has space for the message; elsewhere it covers the lowest lines of the window.
      await scrollToEnd(page);
    },
  },
  {
    name: 'error page',
    path: paths.home,
    looks: [makeMainLook('error page')],
    before: ({ makeUnavailable }) => makeUnavailable(/\/assets\/Company-.*\.js/),
    async reach({ page }) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    },
    logs: [['error', '']],
  },
];
