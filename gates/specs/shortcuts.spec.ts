import { checkNone } from '../checks.ts';
import { test } from '../gate-test.ts';
import { describePage } from '../in-page/absence.ts';
import { screens } from '../screens.ts';

/** The characters of a keyboard but the blank, by which a browser scrolls. */
const CHARACTERS = Array.from({ length: 94 }, (_, index) => String.fromCharCode('!'.charCodeAt(0) + index));

for (const { name, path } of screens)
  test(name, async ({ visitor: { page, visit, clock } }) => {
    await visit(path);
    await clock.stop();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const changing: string[] = [];
    for (const character of CHARACTERS) {
      const before = await page.evaluate(describePage);
      await page.keyboard.press(character);
      if ((await page.evaluate(describePage)) !== before) changing.push(character);
    }
    checkNone('No character is a shortcut', changing);
  });
