import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A screen: its text, its accessibility tree, and a checksum of a screenshot. */
export type ScreenSnapshot = { words: string[]; roles: string[]; picture: string };

/** Reads the screen as it is now. */
export async function takeScreenSnapshot(page: Page): Promise<ScreenSnapshot> {
  const body = page.locator('body');
  const [words, roles, picture] = await Promise.all([
    body.innerText(),
    body.ariaSnapshot(),
    page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }),
  ]);
  return {
    words: words.split('\n'),
    roles: roles.split('\n'),
    picture: createHash('sha256').update(picture).digest('hex'),
  };
}

/**
 * Hides Chromium's tap highlight; runs in the page before its scripts. The highlight fades out so slowly that two
 * pictures during the fade can be equal on a busy machine: we would believe that the screen has stopped changing.
 */
export function hideTouchHighlight(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('* { -webkit-tap-highlight-color: transparent !important }');
  document.adoptedStyleSheets = [style];
}
