import type { Locator } from '@playwright/test';
import { unseen } from '../harness/locators/seen.ts';
import { expect } from './world.ts';

/** Waits until a visitor sees an element and, where it has words to show, those. */
export const expectSeen = (element: Locator, words = ''): Promise<void> =>
  expect.poll(() => unseen(element, words), 'why it is not seen').toBe('');
