import type { Page } from '@playwright/test';
import { scrollInstantly } from '../../harness/locators/page.ts';
import type { Device } from '../../harness/viewports.ts';
import { expect } from '../gate-test.ts';
import { listFilesOfLook, type Look } from './look.ts';
import { readLookText } from './read-text.ts';

/** Compares a look with its approved picture and, on the device whose text is approved, with its approved text. */
export async function compareLook(page: Page, look: Look, device: Device, onlyOn?: Device): Promise<void> {
  const part = look.find(page);
  const { picture, text } = listFilesOfLook(look, device, onlyOn);
  // Scroll to the top: otherwise a sticky header would cover the part in the full-page screenshot.
  if (!look.isFixed) {
    await scrollInstantly(page, 0);
    await part.evaluate(alignPartToPicturePixels);
  }
  const clip = await part.evaluate(measurePartBox, look.isFixed ?? false);
  await expect
    .soft(page, `the approved picture of ${look.name}`)
    .toHaveScreenshot(picture, { fullPage: !look.isFixed, clip });
  if (text) expect.soft(await readLookText(part), `the approved text of ${look.name}`).toMatchSnapshot(text);
}

/**
 * Runs in the page. Moves the content down until the part is a multiple of 5 px below the place where `main` began. The
 * part then begins at a whole pixel of the picture, which has 40 % of the page's size. Otherwise the antialiasing would
 * depend on the height of the content above the part.
 */
function alignPartToPicturePixels(part: Element): void {
  const { style } = document.body;
  style.paddingTop = '0';
  const main = document.querySelector('main')!;
  const distance = part.getBoundingClientRect().top - main.getBoundingClientRect().top;
  // Chromium rounds lengths down to 1/64 px: without the added 0.01 px the padding may be too short.
  style.paddingTop = `${((5 - (distance % 5)) % 5) + 0.01}px`;
}

/** Runs in the page. Measures a part's box in whole px: in the window if it is fixed, otherwise on the page. */
function measurePartBox(part: Element, isFixed: boolean) {
  const box = part.getBoundingClientRect();
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(innerWidth, Math.ceil(box.right))];
  const from = isFixed ? Math.max(0, Math.floor(box.top)) : Math.floor(box.top + scrollY);
  const to = isFixed ? Math.min(innerHeight, Math.ceil(box.bottom)) : Math.ceil(box.bottom + scrollY);
  return { x: left, y: from, width: right - left, height: to - from };
}
