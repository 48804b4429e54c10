import { type Device, devices, expect, reachState, test } from './fixtures.ts';
import { states } from './states.ts';

/** States that look like another one, or whose picture is a matter of the picker's own drawing. */
const SAME_AS_ANOTHER = /^error of (Email ID, left|Company|Name)|^country list without/;

for (const device of Object.keys(devices) as Device[])
  test.describe(`pictures, ${device}`, () => {
    // Less than half the size is enough to see what changed, and keeps them all together below 6 MB.
    test.use({ ...devices[device], deviceScaleFactor: 0.4 });
    for (const state of states.filter(
      ({ only, name }) => (!only || only === device) && !SAME_AS_ANOTHER.test(name),
    ))
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
