import { Then, When } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { bringIntoView, marked, misplaced, slidesOf, standing } from './screens/slide-in.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

When(
  '{int} percent of the marked {string} is in view',
  async function (this: W, share: number, words: string) {
    const ratio = await bringIntoView(marked(this.page, words), share);
    expect(Math.abs(ratio - share / 100)).toBeLessThan(0.01);
  },
);

Then('the marked {string} waits unseen below its place', async function (this: W, words: string) {
  await expect.poll(() => standing(marked(this.page, words))).toEqual({ opacity: 0, below: 40 });
});

Then('the marked {string} has slid into its place once', async function (this: W, words: string) {
  await expect.poll(() => standing(marked(this.page, words))).toEqual({ opacity: 1, below: 0 });
  expect(await slidesOf(this.page, words)).toBe(1);
});

Then('the marked {string} stands in its place without having moved', async function (this: W, words: string) {
  await expect.poll(() => standing(marked(this.page, words))).toEqual({ opacity: 1, below: 0 });
  expect(await slidesOf(this.page, words)).toBe(0);
});

Then('every marked element stands in its place, {string} too', async function (this: W, words: string) {
  await expect(marked(this.page, words)).toBeAttached();
  await expect.poll(() => misplaced(this.page)).toEqual([]);
});

When('they print the page', async function (this: W) {
  await this.page.emulateMedia({ media: 'print' });
});
