import type { Locator } from '@playwright/test';
import { explainUnseen, isThere, NOT_THERE } from '../harness/locators/seen.ts';
import { expect } from './world.ts';

/** Waits until a visitor sees an element and, if `words` are given, these words in it. */
export async function expectSeen(element: Locator, words = ''): Promise<void> {
  // `evaluate` would wait for a missing element and then report a timeout; this reports that it is missing.
  const explain = async () => ((await isThere(element)) ? explainUnseen(element, words) : NOT_THERE);
  await expect.poll(explain, 'why it is not seen').toBe('');
}
