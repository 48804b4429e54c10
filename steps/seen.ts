import type { Locator } from '@playwright/test';
import { explainUnseen } from '../harness/locators/seen.ts';
import { expect } from './world.ts';

/** Waits until a visitor sees an element and, if `words` are given, these words in it. */
export async function expectSeen(element: Locator, words = ''): Promise<void> {
  // `evaluate` would wait for a missing element and then report a timeout; this reports that it is missing.
  await expect(element).toBeVisible();
  await expect.poll(() => explainUnseen(element, words), 'why it is not seen').toBe('');
}
