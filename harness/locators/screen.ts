import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A screen: its text, its accessibility tree, and a checksum of a screenshot. */
export type Screen = { words: string[]; roles: string[]; picture: string };

/** Reads the screen as it is now. */
export async function readScreen(page: Page): Promise<Screen> {
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
 * Runs in the page before its scripts, and takes from touched parts the highlight that Chromium draws over them and
 * fades: on a busy machine two pictures of one moment of the fading are equal, as if the screen had come to rest.
 */
export function hideTouchHighlight(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('* { -webkit-tap-highlight-color: transparent !important }');
  document.adoptedStyleSheets = [style];
}
