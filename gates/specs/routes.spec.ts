import { contact } from '../../src/content/contact.ts';
import { identity } from '../../src/content/site-identity.ts';
import { paths } from '../../src/content/paths.ts';
import { control } from '../../harness/locators/parts.ts';
import { devices } from '../../harness/viewports.ts';
import { checkFigure, checkEmpty } from '../checks.ts';
import { expect, getOrigin, test } from '../gate-test.ts';
import { screens } from '../screens.ts';

test.describe('route change', () => {
  for (const device of devices)
    test.describe(device, () => {
      test.use({ conditions: { phone: device === 'phone' } });

      test('a menu opened at once', async ({ visitor: { page, visit } }) => {
        await visit(paths.company);
        const menu = control(page, 'button', device === 'phone' ? 'Open menu' : 'Products');
        const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
        await link.evaluate(followLinkThenPressButton, await menu.elementHandle());
        await expect(link).toHaveAttribute('aria-current', 'page');
        const isOpen = (await menu.getAttribute('aria-expanded')) === 'true';
        checkEmpty('A menu opened as soon as the next page is shown stays open', isOpen ? [] : [device]);
      });
    });
});

/** Follows a link, and presses a button as soon as the next page has replaced the current page. */
function followLinkThenPressButton(link: HTMLElement | SVGElement, button: unknown): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    (button as HTMLElement).click();
  });
  observer.observe(document.querySelector('main')!, { childList: true });
  (link as HTMLElement).click();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { name, path } of screens)
    test(name, async ({ browser, page }) => {
      await page.goto(getOrigin() + path);
      const words = (await page.locator('main').innerText()).length;
      checkFigure('Without scripts a screen has its text', words, 'characters', { atLeast: 100 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const invisible = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((element) => element.innerText?.trim() && Number(getComputedStyle(element).opacity) < 0.1)
          .map((element) => element.innerText),
      );
      checkEmpty('Without scripts nothing is invisible', invisible);

      // A new context inherits the test's `use` options, including disabled scripts.
      const context = await browser.newContext({ javaScriptEnabled: true });
      const scripted = await context.newPage();
      await scripted.route(
        ({ origin }) => origin !== new URL(getOrigin()).origin,
        (route) => route.abort(),
      );
      await scripted.goto(getOrigin() + path);
      await scripted.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const links = (all: Element[]) => all.map((link) => link.getAttribute('href')!);
      const [with_, without] = [
        await scripted.locator('a[href]').evaluateAll(links),
        await page.locator('a[href]').evaluateAll(links),
      ];
      checkEmpty(
        'Without scripts no link is missing',
        with_.filter((href) => !without.includes(href)),
      );
      await context.close();
    });

  test('contact lines', async ({ page }) => {
    await page.goto(getOrigin() + paths.contact);
    await expect(page.getByRole('link', { name: identity.phone })).toHaveAttribute(
      'href',
      identity.phoneHref,
    );
    await expect(page.locator(`main a[href="mailto:${identity.email}"]`).first()).toBeVisible();
    await expect(page.getByText(contact.withoutScripts)).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
  });
});
