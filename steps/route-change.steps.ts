import { Then, When } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

When('they go forward', async function (this: W) {
  await this.page.goForward();
});

Then('the focus is on the new screen', async function (this: W) {
  await expect(this.page.getByRole('main')).toBeFocused();
});

Then('the page has been loaded {int} time(s)', async function (this: W, count: number) {
  await expect.poll(() => this.journal.loads).toBe(count);
});
