import { Given, When } from '@cucumber/cucumber';
import type { SiteWorld } from './world.ts';

Given('the clock stands still', async function (this: SiteWorld) {
  await this.clock.stop();
});

When('{time} pass(es)', async function (this: SiteWorld, ms: number) {
  await this.clock.pass(ms);
});
