import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import type { GherkinDocument, Pickle, Scenario } from '@cucumber/messages';
import type { Page } from '@playwright/test';
import { scrollToWords, wordsNamed } from './in-view.ts';
import { inTime, patience } from '../patience.ts';
import type { Picture, Pictures } from '../results/model/scenario.ts';
import { signature } from '../signature.ts';
import { viewports } from '../viewports.ts';
import type { Visitor } from '../visitor.ts';

const FOLDER = 'reports/results/pictures';

/**
 * Takes the picture of a scenario's end, with what its last words name in view. Where no scenario of its clause is
 * seen at the other width, the window takes that width for a second one. The scenario has been judged before:
 * nothing of this is part of the verdict.
 */
export async function takePictures(
  { page, conditions }: Visitor,
  pickle: Pickle,
  document: GherkinDocument,
): Promise<Pictures> {
  const words = wordsNamed(pickle);
  const picture = async (width: number) => {
    const moved = await page.evaluate(scrollToWords, words);
    if (moved && conditions.script) await painted(page);
    return takePicture(page, width);
  };
  const pictures: Pictures = { own: null, other: null };
  const [own, other] = conditions.phone
    ? [viewports.phone, viewports.desktop]
    : [viewports.desktop, viewports.phone];
  try {
    pictures.own = await inTime(picture(own.width));
    if (!isAloneAtItsWidth(document, pickle)) return pictures;
    await resize(page, other);
    if (conditions.script) await painted(page);
    pictures.other = await inTime(picture(other.width));
  } catch {
    // A page that no longer answers leaves no picture.
  }
  return pictures;
}

/** Takes the picture of a screen, unless one that looked the same has been taken: the file is named by the sight. */
async function takePicture(page: Page, width: number): Promise<Picture> {
  const [{ marks }, { top, all }] = await Promise.all([page.evaluate(signature), page.evaluate(inSight)]);
  const sight = createHash('sha256').update(`${page.url()} ${width} ${all}`).digest('hex').slice(0, 20);
  const path = `${FOLDER}/${sight}.jpg`;
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path, type: 'jpeg', quality: 40, scale: 'css', caret: 'initial' });
  }
  return { file: `${sight}.jpg`, marks, top };
}

/** What decides how a screen looks: its elements, what is typed into them, the focus and how far it is scrolled. */
function inSight(): { top: number; all: string } {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const all = [
    document.body.innerHTML,
    ...[...fields].map(({ value }) => value),
    [...document.querySelectorAll('*')].indexOf(document.querySelector(':focus-visible')!),
    scrollY,
  ];
  return { top: Math.round(scrollY), all: all.join('\n') };
}

/** Gives the window another size and keeps in view what the visitor looked at. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const looked = await page.evaluateHandle(() => {
    const { activeElement: active, body } = document;
    return active !== body && active ? active : document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  });
  await page.setViewportSize(size);
  await looked.evaluate((element) => element?.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Waits for two frames and for the pictures in the window. */
async function painted(page: Page): Promise<void> {
  // Frames of the browser itself: the page's own clock may stand still.
  const seen = await page.evaluateHandle(() => ({ frames: 0 }));
  await page.waitForFunction(isPainted, seen, { timeout: patience }).catch(() => undefined);
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

/** Whether a scenario is the first of its rule that opens a page, and all of them look at one width. */
export function isAloneAtItsWidth({ feature }: GherkinDocument, { astNodeIds }: Pickle): boolean {
  const rules = (feature?.children ?? []).flatMap(({ rule }) => rule ?? []);
  for (const { tags, children } of rules) {
    const shown = children
      .flatMap(({ scenario }) => (scenario ? runsOf(scenario) : []))
      .map((run) => ({ ...run, tags: new Set([...run.tags, ...tags].map(({ name }) => name)) }))
      .filter((run) => !run.tags.has('@sdk'));
    if (shown[0]?.id !== astNodeIds.at(-1)) continue;
    return new Set(shown.map((run) => run.tags.has('@phone'))).size === 1;
  }
  return false;
}

/** What a scenario runs as: itself, or each row of its examples. */
function runsOf({ id, tags, examples }: Scenario) {
  if (examples.length === 0) return [{ id, tags: [...tags] }];
  return examples.flatMap((example) =>
    example.tableBody.map((row) => ({ id: row.id, tags: [...tags, ...example.tags] })),
  );
}
