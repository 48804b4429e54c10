import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A screen as its visitor has it: what is written there, what assistive tools are told, and a picture of the window. */
export type Screen = { words: string[]; roles: string[]; picture: string };

/** The screen at this moment; of the picture its checksum. */
export async function screenNow(page: Page): Promise<Screen> {
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
