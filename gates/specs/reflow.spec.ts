import { paths } from '../../src/content/paths.ts';
import { checkFigure, checkEmpty } from '../checks.ts';
import { launchChromium } from '../../harness/browsers/launch-chromium.ts';
import { viewports } from '../../harness/viewports.ts';
import { Visitor } from '../../harness/visitor.ts';
import { expect, test } from '../gate-test.ts';
import { findMisplacedTexts, measureTargetSizes } from '../in-page/layout.ts';
import { screens } from '../screens.ts';

test('scroll bars that take room', async () => {
  const browser = await launchChromium({ scrollBars: true });
  const visitor = new Visitor();
  await visitor.open(browser, { phone: false, motion: false, script: true, isNew: true });
  const taken: number[] = [];
  for (const { path } of screens) {
    await visitor.visit(path);
    checkEmpty(
      'Nothing is beyond the edge beside a scroll bar',
      (await visitor.page.evaluate(findMisplacedTexts)).beyondEdge,
    );
    taken.push(await visitor.page.evaluate(() => innerWidth - document.documentElement.clientWidth));
  }
  expect(Math.max(...taken), 'the room of a scroll bar in px').toBeGreaterThan(10);
  await visitor.close();
  await browser.close();
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
      const all = await page.evaluate(measureTargetSizes);
      const small = (limit: number, list: typeof all) =>
        list.filter(({ size }) => size < limit).map((one) => one.name);
      checkEmpty('No target is smaller than 24 px', small(24, all));
      checkEmpty(
        'No button, field or link of the header is smaller than 44 px',
        small(
          44,
          all.filter(({ primary }) => primary),
        ),
      );
    });
});
