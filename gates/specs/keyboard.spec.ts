import { paths } from '../../src/content/paths.ts';
import { countryButton } from '../../harness/locators/form.ts';
import { checkFigure, checkEmpty } from '../checks.ts';
import { devices, viewports } from '../../harness/viewports.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { expect, test } from '../gate-test.ts';
import { findControlsSkippedByTab, type FocusStop, markTabStops, readFocusedStop } from '../in-page/focus.ts';
import { screens } from '../screens.ts';

/** Presses a key until the focus leaves the page or returns to a stop, at most `limit` + 1 times; returns all stops. */
async function tabThrough({ page }: Visitor, key: 'Tab' | 'Shift+Tab', limit: number): Promise<FocusStop[]> {
  const seen: FocusStop[] = [];
  while (seen.length <= limit) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(readFocusedStop);
    if (!focus || seen.some(({ stop }) => stop === focus.stop && stop >= 0)) return seen;
    seen.push(focus);
  }
  return seen;
}

/** Opens a screen, waits for controls that load later, then numbers the Tab stops and returns their count. */
async function openAndNumberTabStops(visitor: Visitor, path: string): Promise<number> {
  const { page, clock } = visitor;
  // Disable `setInterval`; otherwise a countdown leaves the screen before a slow machine has reached the last stop.
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
  return page.evaluate(markTabStops);
}

function checkTabStops(seen: FocusStop[], expected: number[]): void {
  const names = (list: FocusStop[]) => list.map(({ name, hidden }) => `${name} ${hidden}`.trim());
  expect
    .soft(
      seen.map(({ stop }) => stop),
      'each stop once, in document order',
    )
    .toEqual(expected);
  checkFigure('Tab stops on a screen', seen.length, 'stops', { atLeast: 2 });
  checkEmpty('The focus is visible at each stop', names(seen.filter(({ outlined }) => !outlined)));
  checkEmpty(
    'No stop is hidden, under the sticky header or otherwise',
    names(seen.filter(({ hidden }) => hidden)),
  );
}

/** Finds stops that are above and to the left of the stop before them. */
function findBackwardStops(seen: FocusStop[]): string[] {
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
        const count = await openAndNumberTabStops(visitor, path);
        const forward = await tabThrough(visitor, 'Tab', count);
        const order = Array.from({ length: count }, (_, index) => index);
        checkTabStops(forward, order);
        checkEmpty('The Tab order follows the reading order', findBackwardStops(forward));
        checkEmpty('The Tab key skips no control', await visitor.page.evaluate(findControlsSkippedByTab));
        expect.soft(forward[0]?.name, 'the first stop').toBe('a Skip to content');

        await visitor.page.locator(`[data-stop="${count - 1}"]`).focus();
        checkTabStops(await tabThrough(visitor, 'Shift+Tab', count), order.toReversed().slice(1));
      });
  });
