import { equalAccess } from '../accessibility/equal-access.ts';
import { checkByScan } from '../accessibility/scan.ts';
import { checkConditions, conditionsOn } from '../conditions.ts';
import { reachState, test } from '../gate-test.ts';
import { devices } from '../../harness/viewports.ts';
import { statesOn } from '../states/all-states.ts';

// All rules of the second checker and all conditions, only at night. `states.spec.ts` has some of them before each merge.
for (const device of devices)
  test.describe(`at night, ${device}`, { tag: '@night' }, () => {
    for (const state of statesOn(device))
      test.describe(() => {
        test.use({ conditions: { phone: device === 'phone', motion: state.motion ?? false } });
        test(state.name, async ({ visitor }) => {
          test.slow();
          await reachState(visitor, state);
          await checkByScan(visitor, equalAccess, device, state.name);
          await checkConditions(visitor.page, device, conditionsOn(device, true));
        });
      });
  });
