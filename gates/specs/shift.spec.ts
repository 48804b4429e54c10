import { paths } from '../../src/content/paths.ts';
import { checkFigure, checkEmpty } from '../checks.ts';
import { devices } from '../../harness/viewports.ts';
import { expect, getOrigin, test } from '../gate-test.ts';
import {
  writeDocumentInPieces,
  findEndlessAnimations,
  readLayoutShift,
  recordLayoutShift,
  scrollThroughPage,
} from '../in-page/shifts.ts';
import { screens } from '../screens.ts';

const HTML_PIECE_LENGTH = 300;

/** Screens with an `infinite` animation, which the site stops when loading or the countdown has ended. */
const SCREENS_WHOSE_ANIMATION_ENDS = new Set<string>([paths.annualReturns, paths.conferenceBanner]);

for (const device of devices)
  test.describe(`shift, ${device}`, () => {
    test.use({ conditions: { phone: device === 'phone', ownTime: true, motion: true } });

    for (const { name, path } of screens)
      test(name, async ({ visitor: { page, visit } }) => {
        test.slow();
        await page.addInitScript(recordLayoutShift);
        await visit(path);
        if (!SCREENS_WHOSE_ANIMATION_ENDS.has(path))
          checkEmpty('No animation is endless', await page.evaluate(findEndlessAnimations));
        await page.evaluate(scrollThroughPage);
        const shift = await page.evaluate(readLayoutShift);
        checkFigure('Layout shift through a full scroll', shift, 'shift', { atMost: 0 });
      });

    // Browsers paint HTML as it arrives, in pieces: a later piece must not move what is painted already.
    for (const { name, path } of screens)
      test(`${name}, in pieces`, async ({ visitor: { page } }) => {
        test.slow();
        const html = await (await fetch(getOrigin() + path)).text();
        // The page's content policy forbids `document.write`: leave out the policy, and the scripts.
        const written = html.replace(/(?<=<script>)[^]*?(?=<\/script>)|<meta http-equiv[^>]*>/g, '');
        const [head, body] = written.split(/(?=<body)/) as [string, string];
        // Nothing is painted before the body begins, so the head is one piece.
        const pieces = [head, ...body.match(new RegExp(`[^]{1,${HTML_PIECE_LENGTH}}`, 'g'))!];
        await page.route('**/in-pieces', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
        await page.goto(`${getOrigin()}/in-pieces`);
        await page.evaluate(recordLayoutShift);
        await page.evaluate(writeDocumentInPieces, pieces);
        await expect(page.getByRole('main')).toBeVisible();
        const shift = await page.evaluate(readLayoutShift);
        checkFigure('Layout shift while the page arrives', shift, 'shift', { atMost: 0 });
      });
  });
