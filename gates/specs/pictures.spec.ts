import { type Device, devices } from '../devices.ts';
import { expect, reachState, test } from '../fixtures.ts';
import { states } from '../states/states.ts';

for (const device of Object.keys(devices) as Device[])
  test.describe(`pictures, ${device}`, () => {
    // Less than half the size is enough to see what changed, and keeps them all together below 6 MB.
    test.use({ ...devices[device], deviceScaleFactor: 0.4 });
    for (const state of states.filter(({ only, like }) => (!only || only === device) && !like))
      test.describe(() => {
        if (state.motion) test.use({ contextOptions: {} });
        test(state.name, async ({ visitor }) => {
          await reachState(visitor, state);
          // A screen as it opens is shown whole, any other state as the visitor has it before them.
          const fullPage = state.opened ?? false;
          await expect(visitor.page).toHaveScreenshot(
            `${state.name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}-${device}.png`,
            { fullPage },
          );
        });
      });
  });
