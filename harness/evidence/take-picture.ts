import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import type { Pickle } from '@cucumber/messages';
import type { Page } from '@playwright/test';
import { scrollToWords, collectNamedWords } from './scroll-to-words.ts';
import { withTimeout, timeoutMs } from '../timeout.ts';
import type { Picture } from '../results/model/scenario.ts';
import type { Visitor } from '../visitor.ts';

const FOLDER = 'reports/results/pictures';

/**
 * Takes the picture of a scenario's end, with what its last words name in view; a page that no longer answers leaves
 * none. The scenario has been judged before: nothing of this is part of the verdict.
 */
export async function takePicture(
  { page, conditions }: Visitor,
  pickle: Pickle,
): Promise<Picture | undefined> {
  const picture = async () => {
    const moved = await page.evaluate(scrollToWords, collectNamedWords(pickle));
    if (moved && conditions.script) await waitUntilPainted(page);
    return pictureOf(page);
  };
  return withTimeout(picture()).catch(() => undefined);
}

/** The picture of a screen: taken unless one that looked the same has been, and named by the sight. */
async function pictureOf(page: Page): Promise<Picture> {
  const { top, all } = await page.evaluate(describeAppearance);
  const name = createHash('sha256').update(`${page.url()} ${all}`).digest('hex').slice(0, 20);
  const path = `${FOLDER}/${name}.jpg`;
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path, type: 'jpeg', quality: 40, scale: 'css', caret: 'initial' });
  }
  return { file: `${name}.jpg`, top };
}

/** What decides how a screen looks: its elements, what is typed into them, the focus and how far it is scrolled. */
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

/** Waits for two frames and for the pictures in the window. */
async function waitUntilPainted(page: Page): Promise<void> {
  // Frames of the browser itself: the page's own clock may stand still.
  const seen = await page.evaluateHandle(() => ({ frames: 0 }));
  await page.waitForFunction(isPainted, seen, { timeout: timeoutMs }).catch(() => undefined);
}

/** Whether two frames have passed and every picture in the window is there. Runs in the page. */
function isPainted(seen: { frames: number }): boolean {
  seen.frames += 1;
  const missing = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return !image.complete && bottom > 0 && top < innerHeight;
  });
  return seen.frames > 2 && missing.length === 0;
}
