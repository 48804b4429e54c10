import type { Locator } from '@playwright/test';
import type { Visitor } from '../harness/visitor.ts';

/** What a hand does with a part of the page but to press it, by the words that the features use. */
export const gestures = {
  touch: (visitor: Visitor, part: Locator) => visitor.touch(part),
  'point at': (_visitor: Visitor, part: Locator) => part.hover(),
  /** As a finger or a mouse that goes down there, and is let go elsewhere. */
  async 'slip off'({ page: { mouse } }: Visitor, part: Locator) {
    await part.hover();
    await mouse.down();
    await mouse.move(0, 0);
    await mouse.up();
  },
};

export type Gesture = keyof typeof gestures;
