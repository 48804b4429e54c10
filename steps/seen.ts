import type { Locator } from '@playwright/test';
import { unseen } from '../harness/locators/seen.ts';
import { expect } from './world.ts';

/** Waits until a visitor sees an element and, where it has words to show, those. */
export async function expectSeen(element: Locator, words = ''): Promise<void> {
  // Whoever asks an element that is not there waits for it; this says that it is not there.
  await expect(element).toBeVisible();
  await expect.poll(() => unseen(element, words), 'why it is not seen').toBe('');
}
