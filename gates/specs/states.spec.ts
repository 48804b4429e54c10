import { axe } from '../accessibility/axe.ts';
import { equalAccess, equalAccessFewerRules } from '../accessibility/equal-access.ts';
import { checkAccessibility } from '../accessibility/scan.ts';
import { type Device, devices } from '../../harness/viewports.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { checkEmpty } from '../checks.ts';
import { findRunningAnimations, scrollThroughPage } from '../in-page/shifts.ts';
import { expect, reachState, test } from '../gate-test.ts';
import { readScreenState } from '../../harness/screen-state.ts';
import { checkConditions, listConditionsOf } from '../conditions.ts';
import { compareLook } from '../looks/compare-look.ts';
import { openedStates } from '../states/opened-states.ts';
import type { ReachableState } from '../states/reachable-state.ts';
import { listStatesOf } from '../states/all-states.ts';

/** Pictures have 40 % of the page's size: changes are visible, and all approved pictures together are below 4.6 MB. */
const PICTURE_SCALE = { deviceScaleFactor: 0.4 };

for (const device of devices)
  test.describe(device, () => {
    for (const [index, state] of listStatesOf(device).entries())
      test.describe(() => {
        test.use({
          conditions: { phone: device === 'phone', motion: state.motion ?? false, options: PICTURE_SCALE },
        });
        test(state.name, async ({ visitor }, { project }) => {
          // On two cores shared by twenty processes, the checkers took 22 s for the open list of countries.
          test.slow();
          const isOpened = index < openedStates.length;
          await reachState(visitor, state);
          // Project `looks` (`npm run approve`) only compares and renews looks; `night` has all rules and conditions.
          const isGate = project.name !== 'looks';
          const isNight = project.name === 'night';
          if (isGate && isOpened) await checkNothingMoves(visitor);
          if (isGate) await scanState(visitor, state, device, isNight);
          for (const look of state.looks ?? []) await compareLook(visitor.page, look, device, state.only);
          if (isGate && isOpened && !visitor.clock.isPaused) {
            await visitor.page.evaluate(scrollThroughPage);
            await checkNothingMoves(visitor);
          }
          if (isGate) await checkConditions(visitor.page, device, chooseConditions(device, index, isNight));
        });
      });
  });

/** Chooses all conditions at night and for screens as they open; for each other state one condition, in rotation. */
function chooseConditions(device: Device, index: number, isNight: boolean) {
  const all = listConditionsOf(device, isNight);
  return isNight || index < openedStates.length ? all : [all[index % all.length]!];
}

async function checkNothingMoves({ page }: Visitor): Promise<void> {
  checkEmpty('Nothing moves with reduced motion', await page.evaluate(findRunningAnimations));
}

async function scanState(visitor: Visitor, state: ReachableState, device: Device, isNight: boolean) {
  for (const checker of [axe, isNight ? equalAccess : equalAccessFewerRules])
    await checkAccessibility(visitor, checker, device, state.name);
  const { differences } = await visitor.page.evaluate(readScreenState);
  expect(differences, 'the state that was scanned').toEqual(state.differences ?? []);
}
