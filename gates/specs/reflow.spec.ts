import { paths } from '../../src/content/paths.ts';
import { checkFigure, checkNone } from '../checks.ts';
import { viewports } from '../../harness/viewports.ts';
import { expect, test } from '../gate-test.ts';
import { findCutOffText, findLoneIcons, findTextBeyondEdge, measureTargets } from '../in-page/layout.ts';
import { findRunningAnimations, scrollThrough } from '../in-page/shifts.ts';
import { screens, UNKNOWN_PATH } from '../screens.ts';

/** The text spacing that WCAG 1.4.12 lets a reader set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Widths of phones at which the footer's lines wrap differently. */
const NARROW = [320, 340, 360, 390, 470];

/** Adds styles like a reader's own style sheet: a constructed sheet is exempt from the page's content policy. */
function setReaderStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

for (const { name, path } of screens)
  test(`reflow, ${name}`, async ({ visitor: { page, visit, clock } }) => {
    await visit(path);
    if (path === paths.conferenceBanner || path === UNKNOWN_PATH) await clock.stop();
    const before = await page.evaluate(findRunningAnimations);
    if (!clock.isPaused) await page.evaluate(scrollThrough);
    checkNone('Nothing moves with reduced motion', [
      ...before,
      ...(await page.evaluate(findRunningAnimations)),
    ]);
    if (!clock.isPaused) await clock.stop();
    await page.setViewportSize({ width: 320, height: 640 });
    checkNone('At 320 px nothing is beyond the edge', await page.evaluate(findTextBeyondEdge));
    checkNone('At 320 px no text is cut off', await page.evaluate(findCutOffText));
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 640 });
      checkNone('No icon of a link wraps alone to a line', await page.evaluate(findLoneIcons));
    }
    await page.setViewportSize({ width: 640, height: 400 });
    checkNone('At 200 % zoom nothing is beyond the edge', await page.evaluate(findTextBeyondEdge));
    await page.evaluate(setReaderStyles, SPACING);
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      checkNone(
        'With wider text spacing nothing is beyond the edge',
        await page.evaluate(findTextBeyondEdge),
      );
      checkNone('With wider text spacing no text is cut off', await page.evaluate(findCutOffText));
    }
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
  for (const path of [paths.home, paths.contact, paths.conference, paths.conferenceBanner, UNKNOWN_PATH])
    test(path, async ({ visitor: { page, visit, clock } }) => {
      await visit(path);
      await clock.stop();
      const plain = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.button, input, textarea')]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              !element.closest('.iti__search-input-wrapper'),
          )
          .filter(
            (element) =>
              parseFloat(getComputedStyle(element).borderBottomWidth) < 1 &&
              !element.matches('textarea[readonly]'),
          )
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      checkNone('With forced colours each button and field has a border', plain);
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
      expect(outline, 'the focus is visible').not.toBe('none');
    });

  test('selected tab', async ({ visitor: { page, visit } }) => {
    await visit(paths.home);
    const borders = await page
      .getByRole('tab')
      .evaluateAll((all) => all.map((tab) => [tab.ariaSelected, getComputedStyle(tab).borderBottom]));
    const chosen = borders.find(([selected]) => selected === 'true')![1];
    checkNone(
      'With forced colours the selected tab differs by its border',
      borders.filter(([selected, border]) => selected === 'false' && border === chosen).map(String),
    );
  });
});
