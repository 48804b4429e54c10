import { checkNone } from '../checks.ts';
import { expect, getOrigin, test } from '../gate-test.ts';
import { readChangingKeys, recordChangesByKeys } from '../in-page/absence.ts';
import { screens } from '../screens.ts';

/** The characters of a keyboard but the blank, by which a browser scrolls. */
const CHARACTERS = Array.from({ length: 94 }, (_, index) => String.fromCharCode('!'.charCodeAt(0) + index));

for (const { name, path } of screens)
  test(name, async ({ visitor: { page, visit, clock } }) => {
    test.slow();
    await visit(path);
    await clock.stop();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.evaluate(recordChangesByKeys);
    for (const character of CHARACTERS) await page.keyboard.press(character);
    checkNone('No character is a shortcut', await page.evaluate(readChangingKeys));
    await expect(page).toHaveURL(getOrigin() + path);
  });
