import { nextFrame, scrolled } from '../harness/locators/page.ts';
import { locate, type Part } from '../harness/locators/parts.ts';
import { misplaced } from '../harness/locators/slide-in.ts';
import { hasGoneSmoothly } from '../harness/locators/smoothness.ts';
import { expect, Then, UNTIL_TRUE, type World } from './world.ts';

Then('the page is scrolled to {int} px', async function (position: number) {
  // What is due now has been done with the next frame.
  await nextFrame(this.page);
  await expect.poll(() => scrolled(this.page)).toBe(position);
});

Then('the top of the page is at the anchor {string}', async function (id: string) {
  await expect(() => expectAtAnchor(this, id)).toPass(UNTIL_TRUE);
});

Then('the page has scrolled smoothly to the anchor {string}', async function (id: string) {
  await expect(async () => {
    await expectAtAnchor(this, id);
    expect(await hasGoneSmoothly(this.page), 'smoothly').toBe(true);
  }).toPass(UNTIL_TRUE);
});

Then('the page has jumped to the anchor {string}', async function (id: string) {
  await expect(() => expectAtAnchor(this, id)).toPass(UNTIL_TRUE);
  expect(await hasGoneSmoothly(this.page), 'smoothly').toBe(false);
});

/** One use: the form that is still there must not be scrolled to (4.8). */
Then('the page has not scrolled to the anchor {string}', async function (id: string) {
  await expect(expectAtAnchor(this, id)).rejects.toThrow('expect(');
});

/** The page stands where the anchor is just below its top. */
async function expectAtAnchor({ page }: World, id: string): Promise<void> {
  const { y } = (await page.locator(`#${id}`).boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(120);
}

Then('every marked element is in its place, {part} too', async function (part: Part) {
  await expect(locate(this.page, part, 'marked')).toBeAttached();
  await expect.poll(() => misplaced(this.page)).toEqual([]);
});

Then('the page does not scroll when a finger moves', async function () {
  const before = await scrolled(this.page);
  await this.swipe(-200);
  // A list may keep a movement to itself; what stands above it has nothing to scroll but the page, up and down.
  await this.swipe(200, 30);
  await this.swipe(-50, 60);
  await nextFrame(this.page);
  expect(await scrolled(this.page)).toBe(before);
});

Then('the page scrolls when a finger moves', async function () {
  // What held the page lets go of it with the next frame.
  await nextFrame(this.page);
  const before = await scrolled(this.page);
  await this.swipe(-200);
  await expect.poll(() => scrolled(this.page)).toBeGreaterThan(before);
});
