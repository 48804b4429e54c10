import type { Locator, Route } from '@playwright/test';
import { conferenceBanner } from '../../src/content/conference.ts';
import { contact } from '../../src/content/contact.ts';
import { errorPage } from '../../src/content/error-page.ts';
import { limits } from '../../src/content/limits.ts';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/content/products/products.ts';
import { countryButton, field } from '../../harness/locators/form.ts';
import { control } from '../../harness/locators/parts.ts';
import { checkEmpty } from '../checks.ts';
import { devices } from '../../harness/viewports.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { expect, getOrigin, test } from '../gate-test.ts';
import { COMPLETE_ENQUIRY, fillInFields } from '../../harness/enquiry.ts';

const MESSAGE_BEFORE_SCRIPTS = 'Before the scripts';
const ENQUIRY_BEFORE_SCRIPTS = { ...COMPLETE_ENQUIRY, Message: MESSAGE_BEFORE_SCRIPTS };

/** Opens a page and delays its scripts; the returned function lets them arrive and waits for hydration. */
async function openWithDelayedScripts({ page }: Visitor, path: string): Promise<() => Promise<void>> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.context().route(/\/assets\/.*\.js$/, async (route) => {
    await arrival;
    await route.fallback();
  });
  await page.goto(getOrigin() + path);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  return async () => {
    arrive();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
}

for (const device of devices)
  test.describe(`before hydration, ${device}`, () => {
    test.use({ conditions: { phone: device === 'phone' } });

    test('a pressed link opens its page', async ({ visitor }) => {
      await openWithDelayedScripts(visitor, paths.home);
      await visitor.press(visitor.page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }));
      await expect(visitor.page).toHaveURL(/\/company$/);
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('the products of all tabs are shown if no script loads', async ({ visitor }) => {
      const { page } = visitor;
      await openWithDelayedScripts(visitor, paths.home);
      const cards = page.getByRole('tabpanel').getByRole('link');
      await expect(cards).toHaveCount(products.filter(({ group }) => group === 'connect').length);
      // The style sheet shows all panels after a delay of some seconds (Tabs.module.css): skip the delay.
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      await expect(cards).toHaveCount(products.length);
    });

    test('a press of "Stay on this page" takes effect after hydration', async ({ visitor }) => {
      const arrive = await openWithDelayedScripts(visitor, paths.conferenceBanner);
      await visitor.press(control(visitor.page, 'button', 'Stay on this page'));
      await arrive();
      await visitor.clock.stop();
      await visitor.clock.pass(6000);
      await expect(visitor.page.getByRole('status')).toHaveText(conferenceBanner.staying);
      expect(visitor.page.url()).toBe(getOrigin() + paths.conferenceBanner);
    });

    test('typed text is kept and can be sent after hydration', async ({ visitor }) => {
      const { page, network } = visitor;
      const arrive = await openWithDelayedScripts(visitor, paths.contact);
      await fillInFields(visitor, ENQUIRY_BEFORE_SCRIPTS);
      // Before hydration Enter must not submit the form natively, which would leave the page.
      await field(page, 'Company name').press('Enter');
      await expect(control(page, 'button', 'Send')).toBeDisabled();
      expect(page.url()).toBe(getOrigin() + paths.contact);
      await arrive();
      await expect(control(page, 'button', 'Send')).toBeEnabled();
      const kept = await Promise.all(
        Object.entries(ENQUIRY_BEFORE_SCRIPTS).map(
          async ([label, value]) => [label, value, await field(page, label).inputValue()] as const,
        ),
      );
      checkEmpty(
        'Text typed before hydration is kept',
        kept.filter(([, value, now]) => now !== value).map(([label, , now]) => `${label}: ${now}`),
      );
      await expect(page.getByText('18 / 300')).toBeVisible();
      await expect(countryButton(page)).toBeVisible();
      await visitor.press(control(page, 'button', 'Send'));
      await expect(page.getByRole('status')).toBeFocused();
      const emails = network.calls.filter(({ operation }) => operation === 'sendEmail');
      expect(emails).toHaveLength(2);
      expect(emails[0]!.request.body).toContain(MESSAGE_BEFORE_SCRIPTS);
      visitor.journal.expectLinesStartingWith('info', '');
    });
  });

test.describe('before hydration, phone', () => {
  test.use({ conditions: { phone: true } });

  test('the menu link leads to the links of the footer', async ({ visitor }) => {
    await openWithDelayedScripts(visitor, paths.home);
    await visitor.press(control(visitor.page, 'link', 'More pages'));
    await expect(
      visitor.page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }),
    ).toBeInViewport();
  });
});

/** Ways in which a startup file of the site can fail to load, by description. Every page needs these files. */
const startupFileFailures: Record<string, (route: Route) => unknown> = {
  missing: (route) => route.fulfill({ status: 404 }),
  'never answered': () => undefined,
  'cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'answered with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'of another deployment': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const other = 0' }),
};

/** Advances the clock by the time limit for the page's start, again and again, until an element is visible. */
const advanceClockUntilVisible = ({ clock }: Visitor, shown: Locator, what: string) =>
  expect(async () => {
    await clock.pass(limits.startMs);
    await expect(shown, what).toBeVisible({ timeout: 100 });
  }).toPass();

test.describe('startup files', () => {
  for (const file of ['index', 'libraries', 'shared'])
    for (const [failure, answer] of Object.entries(startupFileFailures))
      test(`${file}, ${failure}, contact`, async ({ visitor }) => {
        const { page, journal } = visitor;
        await page.context().route(new RegExp(`/assets/${file}-[^/]*$`), answer);
        await page.goto(getOrigin() + paths.contact);
        const note = page.getByText(contact.withoutScripts);
        await advanceClockUntilVisible(visitor, note, 'the note for visitors without scripts');
        await expect(page.locator('form')).toBeHidden();
        expect(journal.loads, 'one reload').toBe(2);
        await page.context().unrouteAll({ behavior: 'ignoreErrors' });
        journal.expectLinesStartingWith('error', '');
      });

  test('the form, never answered, company', async ({ visitor }) => {
    const { page, journal } = visitor;
    await page.context().route(/\/assets\/ContactForm-[^/]*\.js$/, startupFileFailures['never answered']!);
    await page.goto(getOrigin() + paths.company);
    await page.locator('form').scrollIntoViewIfNeeded();
    const heading = page.getByRole('heading', { name: errorPage.heading });
    await advanceClockUntilVisible(visitor, heading, 'the error page');
    await expect(page.locator('form')).toHaveCount(0);
    journal.expectLinesStartingWith('error', '');
  });
});
