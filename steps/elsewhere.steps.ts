import { Given, Then } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

Given('{place} is reachable', async function (this: W, address: string) {
  await this.allow(address);
});

Then('they have left for {place}', async function (this: W, address: string) {
  await expect(this.page).toHaveURL(address);
});

Then('a new tab shows {string}', async function (this: W, address: string) {
  await expect.poll(() => this.tabs.slice(1).map((tab) => tab.url())).toEqual([address]);
});
