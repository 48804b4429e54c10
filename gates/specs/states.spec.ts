import { scan } from '../accessibility/scan.ts';
import { checkNone } from '../checks.ts';
import { devices } from '../../harness/viewports.ts';
import { conditionsFor } from '../conditions-for.ts';
import { expect, reachState, test } from '../gate-test.ts';
import { readScreenState } from '../../harness/screen-state.ts';
import { absences, recordUses } from '../in-page/absence.ts';
import { findStale, findUnjudged } from '../judgements/judgement.ts';
import { exemptions, judgements } from '../judgements/judgement-lists.ts';
import { pictureNameOf } from '../states/approved-pictures.ts';
import { reachableStates } from '../states/states.ts';

/** At 40 % of the size changes are still visible, and the baseline pictures stay below 6 MB together. */
const SCALE = { deviceScaleFactor: 0.4 };

for (const device of devices)
  test.describe(device, () => {
    for (const state of reachableStates.filter(({ only }) => !only || only === device))
      test.describe(() => {
        test.use({ conditions: { ...conditionsFor(device), motion: state.motion ?? false, options: SCALE } });
        test(state.name, async ({ visitor }) => {
          // Both checkers on the list of all countries took 22 s on two cores shared by twenty processes.
          test.slow();
          await visitor.page.addInitScript(recordUses);
          await reachState(visitor, state);
          for (const [rule, find] of Object.entries(absences))
            checkNone(rule, await visitor.page.evaluate(find));
          const found = await scan(visitor);
          for (const { checker, violations, undecided } of found) {
            checkNone(`${checker} finds no violation`, findUnjudged(violations, exemptions));
            checkNone(`What ${checker} cannot decide has been judged`, findUnjudged(undecided, judgements));
          }
          const all = (kind: 'violations' | 'undecided') => found.flatMap((one) => one[kind]);
          const scanned = [device, state.name] as const;
          checkNone('Each judgement is still needed', [
            ...findStale(all('violations'), exemptions, ...scanned),
            ...findStale(all('undecided'), judgements, ...scanned),
          ]);
          const { differences } = await visitor.page.evaluate(readScreenState);
          expect(differences, 'the state that was scanned').toEqual(state.differences ?? []);
          if (state.looksLike) return;
          // A screen as it opens is pictured in full length, any other state as the window shows it.
          const fullPage = state.isOpened ?? false;
          const name = pictureNameOf(state, device);
          await expect.soft(visitor.page, 'the approved picture').toHaveScreenshot(name, { fullPage });
        });
      });
  });
