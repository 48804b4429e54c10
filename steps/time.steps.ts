import { Given, When } from '@cucumber/cucumber';
import type { SiteWorld } from './world.ts';

Given('the clock stands still', async function (this: SiteWorld) {
  await this.clock.stop();
});

When('{time} pass(es)', async function (this: SiteWorld, ms: number) {
  await this.clock.pass(ms);
});

When('the clock of their machine is set back by {time}', async function (this: SiteWorld, ms: number) {
  await this.clock.setBack(ms);
});
