import type { Locator, Page } from '@playwright/test';
import { readText } from '../../harness/locators/page.ts';
import { explainUnseen } from '../../harness/locators/seen.ts';
import { expect } from '../world.ts';

/** Waits until a visitor sees an element and, if `words` are given, these words in it. */
export async function expectSeen(element: Locator, words = ''): Promise<void> {
  await expect.poll(() => explainUnseen(element, words), 'why it is not seen').toBe('');
}

/** Waits until a visitor sees that the main heading of the page is exactly these words. */
export async function expectMainHeading(page: Page, words: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => readText(heading)).toBe(words);
  await expectSeen(heading, words);
}
