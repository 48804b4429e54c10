import { paths } from '../../src/content/paths.ts';
import { countryButton } from '../../harness/locators/form.ts';
import { menuPanel } from '../../harness/locators/header.ts';
import { control } from '../../harness/locators/parts.ts';
import { checkFigure, checkNone } from '../checks.ts';
import { devices, viewports } from '../../harness/viewports.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { expect, test } from '../gate-test.ts';
import { findSkippedControls, type FocusStop, numberStops, readFocus } from '../in-page/focus.ts';
import { screens } from '../screens.ts';

/**
 * Presses a key until the focus leaves the page or is on a stop for the second time, at most `limit` + 1 times. Returns
 * the stops.
 */
async function tabThrough({ page }: Visitor, key: 'Tab' | 'Shift+Tab', limit: number): Promise<FocusStop[]> {
  const seen: FocusStop[] = [];
  while (seen.length <= limit) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(readFocus);
    if (!focus || seen.some(({ stop }) => stop === focus.stop && stop >= 0)) return seen;
    seen.push(focus);
  }
  return seen;
}

/** Opens a screen and waits for controls that load later, then numbers and counts its stops. */
async function openAndNumberStops(visitor: Visitor, path: string): Promise<number> {
  const { page, clock } = visitor;
  // Disable intervals; otherwise a countdown leaves the screen before a slow machine has reached the last stop.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  await visitor.visit(path);
  await clock.stop();
  if (await page.getByLabel('Contact number').count()) {
    await page.getByLabel('Contact number').scrollIntoViewIfNeeded();
    await expect(countryButton(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
  }
  if (path === paths.annualReturns) {
    await expect(async () => {
      await clock.pass(1000);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible({ timeout: 100 });
    }).toPass();
  }
  await clock.resume();
  return page.evaluate(numberStops);
}

function checkWalk(seen: FocusStop[], expected: number[]): void {
  const names = (list: FocusStop[]) => list.map(({ name, hidden }) => `${name} ${hidden}`.trim());
  expect
    .soft(
      seen.map(({ stop }) => stop),
      'each stop once, in document order',
    )
    .toEqual(expected);
  checkFigure('Tab stops on a screen', seen.length, 'stops', { atLeast: 2 });
  checkNone('The focus is visible at each stop', names(seen.filter(({ outlined }) => !outlined)));
  checkNone(
    'No stop is hidden, under the sticky header or otherwise',
    names(seen.filter(({ hidden }) => hidden)),
  );
}

/** Finds stops that are above and to the left of the stop before them. */
function findBackwardSteps(seen: FocusStop[]): string[] {
  return seen.flatMap((to, index) => {
    const from = seen[index - 1];
    return from && to.bottom <= from.y && to.x < from.x ? [`from ${from.name} to ${to.name}`] : [];
  });
}

for (const device of devices)
  test.describe(`keyboard, ${viewports[device].width} px`, () => {
    test.use({ conditions: { options: { viewport: viewports[device] } } });
    for (const { name, path } of screens)
      test(name, async ({ visitor }) => {
        test.slow();
        const count = await openAndNumberStops(visitor, path);
        const forward = await tabThrough(visitor, 'Tab', count);
        const order = Array.from({ length: count }, (_, index) => index);
        checkWalk(forward, order);
        checkNone('The Tab order follows the reading order', findBackwardSteps(forward));
        checkNone('The Tab key skips no control', await visitor.page.evaluate(findSkippedControls));
        expect.soft(forward[0]?.name, 'the first stop').toBe('a Skip to content');

        await visitor.page.locator(`[data-stop="${count - 1}"]`).focus();
        checkWalk(await tabThrough(visitor, 'Shift+Tab', count), order.toReversed().slice(1));
      });
  });

test.describe('Escape', () => {
  test('country list', async ({ visitor: { page, visit } }) => {
    await visit(paths.contact);
    await page.getByLabel('Contact number').scrollIntoViewIfNeeded();
    await countryButton(page).press('Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option').first()).toBeHidden();
    await expect(countryButton(page)).toBeFocused();
  });

  test.describe(() => {
    test.use({ conditions: { options: { viewport: viewports.phone } } });
    test('menu panel', async ({ visitor: { page, visit } }) => {
      await visit(paths.company);
      await control(page, 'button', 'Open menu').press('Enter');
      await expect(menuPanel(page)).toBeVisible();
      const stops = await menuPanel(page).evaluate((panel) => panel.querySelectorAll('a, button').length);
      for (let press = 0; press <= stops; press += 1) {
        await page.keyboard.press('Tab');
        // The focus may move to the browser's own controls, but never to an element behind the panel.
        expect(await page.evaluate(() => !document.activeElement?.closest('main, footer'))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menuPanel(page)).toBeHidden();
      await expect(control(page, 'button', 'Open menu')).toBeFocused();
    });
  });
});
