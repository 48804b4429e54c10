import { Then } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { grievanceLevel } from './screens/grievance.ts';
import type { SiteWorld } from './world.ts';

Then(
  'a grievance of {string} is answered by {string} within {string}',
  async function (this: SiteWorld, level: string, who: string, time: string) {
    await expect
      .poll(() => grievanceLevel(this.page, level))
      .toMatchObject({ Level: level, 'Who answers': who, 'Answer within': time });
  },
);
