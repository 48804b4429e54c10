import { paths } from '../../src/content/paths.ts';
import { checkFigure, checkNone } from '../checks.ts';
import { viewports } from '../../harness/viewports.ts';
import { expect, test } from '../gate-test.ts';
import { measureTargets } from '../in-page/layout.ts';
import { findRunningAnimations, scrollThrough } from '../in-page/shifts.ts';
import { screens, UNKNOWN_PATH } from '../screens.ts';

for (const { name, path } of screens)
  test(`reduced motion, ${name}`, async ({ visitor: { page, visit, clock } }) => {
    await visit(path);
    if (path === paths.conferenceBanner || path === UNKNOWN_PATH) await clock.stop();
    const before = await page.evaluate(findRunningAnimations);
    if (!clock.isPaused) await page.evaluate(scrollThrough);
    checkNone('Nothing moves with reduced motion', [
      ...before,
      ...(await page.evaluate(findRunningAnimations)),
    ]);
  });

test('the card of four annual returns', async ({ visitor: { page, visit, network } }) => {
  const [item] = network.fixtures.collections.AnnualRevenueFiles!;
  const documents = (item!.data.documents as string[]).slice(0, 4);
  network.fixtures.collections.AnnualRevenueFiles = [{ ...item!, data: { ...item!.data, documents } }];
  await visit(paths.annualReturns);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    const [card, last] = await Promise.all(
      [page.getByRole('main').getByRole('list'), rows.last()].map((part) => part.boundingBox()),
    );
    const free = card!.y + card!.height - last!.y - last!.height;
    checkFigure('Free space below the last annual return', free, 'px', { atMost: 1 });
  }
});

test.describe('on a phone', () => {
  test.use({ conditions: { phone: true } });
  for (const { name, path } of screens)
    test(`targets, ${name}`, async ({ visitor: { page, visit, clock } }) => {
      await visit(path);
      await clock.stop();
      const all = await page.evaluate(measureTargets);
      const small = (limit: number, list: typeof all) =>
        list.filter(({ size }) => size < limit).map((one) => one.name);
      checkNone('No target is smaller than 24 px', small(24, all));
      checkNone(
        'No button, field or link of the header is smaller than 44 px',
        small(
          44,
          all.filter(({ primary }) => primary),
        ),
      );
    });
});

test.describe('forced colours', () => {
  test.use({ conditions: { options: { forcedColors: 'active' } } });
  test('selected tab and focus', async ({ visitor: { page, visit } }) => {
    await visit(paths.home);
    const borders = await page
      .getByRole('tab')
      .evaluateAll((all) => all.map((tab) => [tab.ariaSelected, getComputedStyle(tab).borderBottom]));
    const chosen = borders.find(([selected]) => selected === 'true')![1];
    checkNone(
      'With forced colours the selected tab differs by its border',
      borders.filter(([selected, border]) => selected === 'false' && border === chosen).map(String),
    );
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(outline, 'the focus is visible').not.toBe('none');
  });
});
