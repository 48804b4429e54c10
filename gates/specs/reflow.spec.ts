import { checkEmpty } from '../checks.ts';
import { launchChromium } from '../../harness/browsers/launch-chromium.ts';
import { Visitor } from '../../harness/visitor.ts';
import { expect, expectDisplayFace, test } from '../gate-test.ts';
import { findMisplacedTexts, measureTargetSizes } from '../in-page/layout.ts';
import { screens } from '../screens.ts';

for (const width of [768, 1536])
  test(`scroll bars that take room, ${width} px`, async () => {
    const browser = await launchChromium({ scrollBars: true });
    const visitor = new Visitor();
    await visitor.open(browser, { phone: false, motion: false, script: true, isNew: true });
    const { page } = visitor;
    await page.setViewportSize({ width, height: 730 });
    for (const { path } of screens.toReversed()) {
      await visitor.visit(path);
      await expectDisplayFace(page);
      const found = await page.evaluate(findMisplacedTexts);
      checkEmpty('No text is misplaced beside a scroll bar', Object.values(found).flat());
    }
    const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(room, 'the room of a scroll bar in px').toBeGreaterThan(10);
    await visitor.close();
    await browser.close();
  });

test.describe('on a phone', () => {
  test.use({ conditions: { phone: true } });
  for (const { name, path } of screens)
    test(`targets, ${name}`, async ({ visitor: { page, visit, clock } }) => {
      await visit(path);
      await expectDisplayFace(page);
      await clock.stop();
      const all = await page.evaluate(measureTargetSizes);
      const small = (limit: number, list: typeof all) =>
        list.filter(({ size }) => size < limit).map((one) => one.name);
      checkEmpty('No target is smaller than 24 px', small(24, all));
      const primary = all.filter((one) => one.primary);
      checkEmpty('No button, field or link of the header is smaller than 44 px', small(44, primary));
    });
});
