import type { Page } from '@playwright/test';
import { readCountdown } from '../harness/locators/conference-banner.ts';
import { waitForNextFrame, readScrollPosition } from '../harness/locators/page.ts';
import { findPart, type PagePart } from '../harness/locators/parts.ts';
import { listUnfinishedSlideIns } from '../harness/locators/slide-in.ts';
import { expectSeen } from './support/expect-seen.ts';
import { expect, Then } from './world.ts';

Then('the page is scrolled to {int} px', async function (position: number) {
  // Once the next frame is drawn, the page's pending callbacks have run.
  await waitForNextFrame(this.page);
  await expect.poll(() => readScrollPosition(this.page)).toBe(position);
});

Then('every marked element is in its place, {part} too', async function (part: PagePart) {
  await expect.poll(() => findPart(this.page, part, 'marked').count()).toBe(1);
  await expect.poll(() => listUnfinishedSlideIns(this.page)).toEqual([]);
});

/** Waits for the next paint: until then a busy browser still shows and scrolls the former layout. */
const waitUntilDrawn = (page: Page): Promise<unknown> =>
  page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, caret: 'initial' });

Then('the page does not scroll when a finger moves', async function () {
  await waitUntilDrawn(this.page);
  const before = await readScrollPosition(this.page);
  await this.swipe(-200);
  // A scrollable list in an open menu consumes swipes, but the bar above it passes them on to the page. Therefore
  // one swipe down and one up start in the bar.
  await this.swipe(200, 30);
  await this.swipe(-50, 60);
  await waitForNextFrame(this.page);
  expect(await readScrollPosition(this.page)).toBe(before);
});

Then('the page scrolls when a finger moves', async function () {
  await waitUntilDrawn(this.page);
  const before = await readScrollPosition(this.page);
  await this.swipe(-200);
  await expect.poll(() => readScrollPosition(this.page)).toBeGreaterThan(before);
});

/** Checks a link or, for a card, the only link in it. */
Then('{part} leads to {string}', async function (part: PagePart, address: string) {
  const cardOrLink = findPart(this.page, part, 'link');
  const isCard = 'kind' in part && part.kind === 'card';
  const link = isCard ? cardOrLink.getByRole('link') : cardOrLink;
  await expectSeen(link);
  await expect(link).toHaveAttribute('href', address);
});

/** Used by one scenario: only this one compares 54 numbers, and would need 108 steps without this step (2.68). */
Then(
  'every {int} ms the countdown drops by {int}, from {int} to {int}',
  async function (every: number, step: number, from: number, to: number) {
    const seen = [await readCountdown(this.page)];
    for (let left = from; left > to; left -= step) {
      await this.clock.pass(every);
      seen.push(await readCountdown(this.page));
    }
    const count = (from - to) / step + 1;
    expect(seen).toEqual(
      Array.from({ length: count }, (_, index) => `The agenda opens in ${from - index * step} ms`),
    );
  },
);
