import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { scrollInstantly } from '../../harness/locators/page.ts';
import { goToTheEnd } from '../../harness/locators/visits.ts';
import { screens, UNKNOWN } from '../screens.ts';
import { meetPicker } from './form.ts';
import { press, type State } from './state.ts';

/** Each screen as it opens. */
export const opened: readonly State[] = screens.map(({ name, path }) => ({
  name,
  path,
  ...(name === 'notFound' && { differences: ['status: You will be taken to the home page in #'] }),
  opened: true,
  // A countdown stands still from its beginning.
  before: ({ clock }) => (/notFound|conferenceBanner/.test(name) ? clock.stop() : undefined),
  async reach(visitor) {
    const { page } = visitor;
    if (name === 'annualReturns')
      await expect(page.getByRole('button', { name: /Download/ }).first()).toBeVisible();
    if (name === 'contact') {
      await meetPicker(visitor);
      await scrollInstantly(page, 0);
    }
  },
}));

export const others: readonly State[] = [
  {
    name: 'conference banner, counting',
    path: paths.conferenceBanner,
    differences: ['status: The agenda of the summit opens by itself'],
    like: 'conferenceBanner',
    before: ({ clock }) => clock.stop(),
    reach: ({ clock }) => clock.pass(1000),
  },
  ...Object.entries({ 'not found': UNKNOWN, 'conference banner': paths.conferenceBanner }).map(
    ([name, path]): State => ({
      name: `${name}, staying`,
      path,
      differences: ['status: You stay on this page.'],
      reach: press('button', 'Stay on this page'),
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
    async reach(visitor) {
      const { page } = visitor;
      await meetPicker(visitor);
      await page.context().setOffline(true);
      await expect(page.getByRole('alert')).toContainText('You are offline');
      // At the end it has a place of its own and covers nothing.
      await goToTheEnd(page);
    },
    // What the picker still asked for is lost with the connection.
    says: [['error', 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED']],
  },
  {
    name: 'error page',
    path: paths.home,
    differences: ['sticky header'],
    before: ({ lose }) => lose(/\/assets\/Company-.*\.js/),
    async reach({ page }) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    },
    says: [['error', '']],
  },
];
