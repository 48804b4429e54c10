import { bringIntoView, marked, misplaced, slidesOf, standing } from '../harness/locators/slide-in.ts';
import { expectSeen } from './seen.ts';
import { expect, Then, UNTIL_TRUE, When, type World } from './world.ts';
import { scrolled, scrollInstantly } from '../harness/locators/page.ts';
import { hasGoneSmoothly } from '../harness/locators/smoothness.ts';

Then('at the anchor {string} they see the heading {string}', async function (id: string, words: string) {
  await expectSeen(this.page.locator(`#${id}`).getByRole('heading', { name: words, exact: true }), words);
});

Then(
  'at the anchor {string} they see the link {string} to {string}',
  async function (id: string, name: string, address: string) {
    const link = this.page.locator(`#${id}`).getByRole('link', { name, exact: true });
    await expectSeen(link, name);
    await expect(link).toHaveAttribute('href', address);
  },
);

Then('the top of the page is at the anchor {string}', async function (id: string) {
  await expect(async () => {
    const { y } = (await this.page.locator(`#${id}`).boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(120);
  }).toPass(UNTIL_TRUE);
});

/** The page stands where the anchor is just below its top. */
async function expectAtAnchor({ page }: World, id: string): Promise<void> {
  const { y } = (await page.locator(`#${id}`).boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(120);
}

Then('the page has scrolled smoothly to the anchor {string}', async function (id: string) {
  await expect(async () => {
    await expectAtAnchor(this, id);
    expect(await hasGoneSmoothly(this.page), 'smoothly').toBe(true);
  }).toPass(UNTIL_TRUE);
});

Then('the page has not scrolled to the anchor {string}', async function (id: string) {
  await expect(expectAtAnchor(this, id)).rejects.toThrow('expect(');
});

Then('the page has jumped to the anchor {string}', async function (id: string) {
  await expect(() => expectAtAnchor(this, id)).toPass(UNTIL_TRUE);
  expect(await hasGoneSmoothly(this.page), 'smoothly').toBe(false);
});

When('the anchor {string} appears at the end of the page', async function (id: string) {
  await this.page.evaluate((anchor) => {
    const element = Object.assign(document.createElement('p'), { id: anchor, textContent: 'Late' });
    document.querySelector('main')!.append(element);
  }, id);
});

Then('the page is scrolled to the anchor', async function () {
  await expect.poll(() => scrolled(this.page)).toBeGreaterThan(500);
});

Then('the page is scrolled nowhere', async function () {
  // The observers of the page run before the next task.
  await scrollInstantly(this.page, await scrolled(this.page));
  expect(await scrolled(this.page)).toBe(0);
});

When('{int} percent of the marked {string} is in view', async function (share: number, words: string) {
  const ratio = await bringIntoView(marked(this.page, words), share);
  expect(Math.abs(ratio - share / 100)).toBeLessThan(0.01);
});

Then('the marked {string} waits unseen below its place', async function (words: string) {
  await expect.poll(() => standing(marked(this.page, words))).toEqual({ opacity: 0, below: 40 });
});

Then('the marked {string} has slid into its place once', async function (words: string) {
  await expect.poll(() => standing(marked(this.page, words))).toEqual({ opacity: 1, below: 0 });
  expect(await slidesOf(this.page, words)).toBe(1);
});

Then('the marked {string} stands in its place without having moved', async function (words: string) {
  await expect.poll(() => standing(marked(this.page, words))).toEqual({ opacity: 1, below: 0 });
  expect(await slidesOf(this.page, words)).toBe(0);
});

Then('every marked element stands in its place, {string} too', async function (words: string) {
  await expect(marked(this.page, words)).toBeAttached();
  await expect.poll(() => misplaced(this.page)).toEqual([]);
});

When('they print the page', async function () {
  await this.page.emulateMedia({ media: 'print' });
});
