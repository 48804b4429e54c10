import { fits } from '../../harness/locators/demo.ts';
import { countAnimations, isInWindow } from '../../harness/locators/motion.ts';
import { readingOf } from '../../harness/locators/page.ts';
import { isDrawn } from '../../harness/locators/seen.ts';
import { screenFacts } from '../../harness/locators/conference.ts';
import { expect } from '../world.ts';
import type { States } from './state.ts';

export const drawingStates: States = {
  drawn: {
    parts: ['orbit graphic', '404'],
    check: (drawing) => expect.poll(() => isDrawn(drawing)).toBe(true),
  },
  moving: {
    parts: ['banner image', 'placeholder card'],
    async check(drawing) {
      await expect(drawing).toBeVisible();
      await expect.poll(() => countAnimations(drawing)).toBeGreaterThan(0);
    },
  },
  still: {
    parts: ['banner image', 'placeholder card'],
    async check(drawing) {
      await expect.poll(() => isDrawn(drawing)).toBe(true);
      expect(await countAnimations(drawing)).toBe(0);
    },
  },
  'full and dark': {
    parts: ['screen'],
    check: (screen) =>
      expect
        .poll(() => screenFacts(screen))
        .toEqual({ fills: true, background: 'rgb(13, 27, 42)', words: 'rgb(255, 255, 255)' }),
  },
  'read-only': {
    parts: ['sample request'],
    async check(field) {
      await expect(field).toBeVisible();
      await expect(field).not.toBeEditable();
    },
  },
  'shown whole': {
    parts: ['sample request'],
    async check(field) {
      expect((await readingOf(field)).length).toBeGreaterThan(0);
      expect(await fits(field)).toBe(true);
    },
  },
  'in view': {
    parts: ['anchor'],
    check: (anchor) => expect.poll(() => isInWindow(anchor)).toBe(true),
  },
};
