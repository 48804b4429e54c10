import { slidesOf, standing } from '../../harness/locators/slide-in.ts';
import { expect } from '../world.ts';
import type { State, States } from './state.ts';

/** In its place, after so many slides since the last change of the route. */
const inPlaceAfter = (slides: number): State => ({
  parts: ['marked'],
  async check(element, { page }, { name }) {
    await expect.poll(() => standing(element)).toEqual({ opacity: 1, below: 0 });
    expect(await slidesOf(page, name)).toBe(slides);
  },
});

export const slideStates: States = {
  'waiting below its place': {
    parts: ['marked'],
    check: (element) => expect.poll(() => standing(element)).toEqual({ opacity: 0, below: 40 }),
  },
  'in its place after one slide': inPlaceAfter(1),
  'in its place without a slide': inPlaceAfter(0),
};
