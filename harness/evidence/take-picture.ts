import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import type { Pickle } from '@cucumber/messages';
import type { Page } from '@playwright/test';
import { collectNamedWords, scrollToWords } from './scroll-to-words.ts';
import { timeoutMs, withTimeout } from '../timeout.ts';
import type { Visitor } from '../visitor.ts';

/** The file of a picture in FOLDER, and how far down the page the window was, in px. */
export type AttachedPicture = { file: string; top: number };

const FOLDER = 'reports/results/pictures';

/**
 * Takes the picture of a scenario's end, scrolled to what its last steps name. Returns undefined after any error, also
 * when the page does not answer: the scenario's verdict is known before and must not change.
 */
export async function takePicture(
  { page, conditions }: Visitor,
  pickle: Pickle,
): Promise<AttachedPicture | undefined> {
  const picture = async () => {
    const moved = await page.evaluate(scrollToWords, collectNamedWords(pickle));
    if (moved && conditions.script) await waitUntilPainted(page);
    return pictureOf(page);
  };
  return withTimeout(picture()).catch(() => undefined);
}

/** Takes a picture named by a hash of what decides how the screen looks, unless there is one of that name. */
async function pictureOf(page: Page): Promise<AttachedPicture> {
  const { top, all } = await page.evaluate(describeAppearance);
  const name = createHash('sha256').update(`${page.url()} ${all}`).digest('hex').slice(0, 20);
  const path = `${FOLDER}/${name}.webp`;
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path, type: 'webp', quality: 40, scale: 'css', caret: 'initial' });
  }
  return { file: `${name}.webp`, top };
}

/**
 * Everything that a screen's look depends on: `all` joins elements, field values, focus, window width and scroll position;
 * `top` is the scroll position in px.
 */
function describeAppearance(): { top: number; all: string } {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const all = [
    document.body.innerHTML,
    ...[...fields].map(({ value }) => value),
    [...document.querySelectorAll('*')].indexOf(document.querySelector(':focus-visible')!),
    innerWidth,
    scrollY,
  ];
  return { top: Math.round(scrollY), all: all.join('\n') };
}

/** Waits until two frames are painted and the images in the window are loaded, or for the time limit. */
async function waitUntilPainted(page: Page): Promise<void> {
  // Polled by Playwright on real frames: the page's `requestAnimationFrame` does not run while its clock is stopped.
  const seen = await page.evaluateHandle(() => ({ frames: 0 }));
  await page.waitForFunction(isPainted, seen, { timeout: timeoutMs }).catch(() => undefined);
}

/** Whether two frames have passed and every image in the window is loaded. Runs in the page; called once a frame. */
function isPainted(seen: { frames: number }): boolean {
  seen.frames += 1;
  const missing = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return !image.complete && bottom > 0 && top < innerHeight;
  });
  return seen.frames > 2 && missing.length === 0;
}
