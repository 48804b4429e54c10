import { checkFigure } from '../checks.ts';
import { devices } from '../../harness/viewports.ts';
import { conditionsFor } from '../conditions-for.ts';
import { expect, getOrigin, test } from '../gate-test.ts';
import { arriveInPieces, readShift, recordShift, scrollThrough } from '../in-page/shifts.ts';
import { screens } from '../screens.ts';

const PIECE = 300;

for (const device of devices)
  test.describe(`shift, ${device}`, () => {
    test.use({ conditions: { ...conditionsFor(device), ownTime: true, motion: true } });

    for (const { name, path } of screens)
      test(name, async ({ visitor: { page, visit } }) => {
        test.slow();
        await page.addInitScript(recordShift);
        await visit(path);
        await page.evaluate(scrollThrough);
        const shift = await page.evaluate(readShift);
        checkFigure('Layout shift through a full scroll', shift, 'CLS', { atMost: 0 });
      });

    // A browser draws what has come so far of a page, and on a slow processor that ends anywhere.
    for (const { name, path } of screens)
      test(`${name}, in pieces`, async ({ visitor: { page } }) => {
        test.slow();
        const html = await (await fetch(getOrigin() + path)).text();
        // No script may write a document under the policy of the page, which is in its HTML and in its headers.
        const written = html.replace(/(?<=<script>)[^]*?(?=<\/script>)|<meta http-equiv[^>]*>/g, '');
        const pieces = written.match(new RegExp(`[^]{1,${PIECE}}`, 'g'))!;
        await page.route('**/in-pieces', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
        await page.goto(`${getOrigin()}/in-pieces`);
        await page.evaluate(recordShift);
        await page.evaluate(arriveInPieces, pieces);
        await expect(page.getByRole('main')).toBeVisible();
        const shift = await page.evaluate(readShift);
        checkFigure('Layout shift while the page arrives', shift, 'CLS', { atMost: 0 });
      });
  });
