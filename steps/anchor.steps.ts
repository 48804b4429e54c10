import { Then, When } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { scrolled, scrollInstantly, scrollPositions } from './screens/page.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

Then(
  'at the anchor {string} they see the heading {string}',
  async function (this: W, id: string, words: string) {
    await expect(
      this.page.locator(`#${id}`).getByRole('heading', { name: words, exact: true }),
    ).toBeVisible();
  },
);

Then(
  'at the anchor {string} they see the link {string} to {string}',
  async function (this: W, id: string, name: string, address: string) {
    const link = this.page.locator(`#${id}`).getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', address);
  },
);

Then('the top of the page is at the anchor {string}', async function (this: W, id: string) {
  await expect(async () => {
    const { y } = (await this.page.locator(`#${id}`).boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(120);
  }).toPass({ timeout: 2000 });
});

/** The page stands where the anchor is just below its top. */
async function expectAtAnchor({ page }: W, id: string): Promise<void> {
  const { y } = (await page.locator(`#${id}`).boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(120);
}

Then('the page has scrolled smoothly to the anchor {string}', async function (this: W, id: string) {
  await expect(async () => {
    await expectAtAnchor(this, id);
    // A jump passes through no position between its ends; a smooth way passes through many.
    expect((await scrollPositions(this.page)).length).toBeGreaterThan(3);
  }).toPass({ timeout: 5000 });
});

Then('the page has jumped to the anchor {string}', async function (this: W, id: string) {
  await expect(() => expectAtAnchor(this, id)).toPass({ timeout: 5000 });
  // The press and the form that goes move the page too: six positions in all, where a smooth way has twenty.
  expect((await scrollPositions(this.page)).length).toBeLessThanOrEqual(10);
});

When('the anchor {string} appears at the end of the page', async function (this: W, id: string) {
  await this.page.evaluate((anchor) => {
    const element = Object.assign(document.createElement('p'), { id: anchor, textContent: 'Late' });
    document.querySelector('main')!.append(element);
  }, id);
});

Then('the page is scrolled to the anchor', async function (this: W) {
  await expect.poll(() => scrolled(this.page)).toBeGreaterThan(500);
});

Then('the page is scrolled nowhere', async function (this: W) {
  // The observers of the page run before the next task.
  await scrollInstantly(this.page, await scrolled(this.page));
  expect(await scrolled(this.page)).toBe(0);
});
