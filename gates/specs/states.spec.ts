import { scan } from '../engines/scan.ts';
import { checkNone } from '../checks.ts';
import { MAIN_ENGINE, readEngine } from '../../harness/browsers/engine.ts';
import { type Device, devices } from '../../harness/viewports.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { conditionsFor } from '../conditions-for.ts';
import { expect, reachState, test } from '../gate-test.ts';
import { readScreenState } from '../../harness/screen-state.ts';
import { absences, recordUses } from '../in-page/absence.ts';
import { findStale, findUnjudged } from '../judgements/judgement.ts';
import { exemptions, judgements } from '../judgements/judgement-lists.ts';
import { compareLook } from '../looks/compare-look.ts';
import type { ReachableState } from '../states/reachable-state.ts';
import { reachableStates } from '../states/states.ts';

/** At 40 % of the size changes are still visible, and the approved pictures stay below 4.6 MB together. */
const SCALE = { deviceScaleFactor: 0.4 };

/**
 * Firefox brings what is pressed or typed into to another place of the window, so that the last scroll before a state may
 * go the other way, and with it the header.
 */
const comparable = (differences: readonly string[]): string[] =>
  differences.filter((one) => readEngine() === MAIN_ENGINE || one !== 'sticky header');

for (const device of devices)
  test.describe(device, () => {
    for (const state of reachableStates.filter(({ only }) => !only || only === device))
      test.describe(() => {
        test.use({ conditions: { ...conditionsFor(device), motion: state.motion ?? false, options: SCALE } });
        test(state.name, async ({ visitor }) => {
          // Both engines on the list of all countries took 22 s on two cores shared by twenty processes.
          test.slow();
          await visitor.page.addInitScript(recordUses);
          await reachState(visitor, state);
          // `npm run approve` compares and renews looks only.
          if (!process.env.APPROVE) await scanState(visitor, state, device);
          for (const look of state.looks ?? []) await compareLook(visitor.page, look, device, state.only);
        });
      });
  });

async function scanState(visitor: Visitor, state: ReachableState, device: Device): Promise<void> {
  for (const [rule, find] of Object.entries(absences)) checkNone(rule, await visitor.page.evaluate(find));
  const found = await scan(visitor);
  for (const { engine, violations, undecided } of found) {
    checkNone(`${engine} finds no violation`, findUnjudged(violations, exemptions));
    checkNone(`What ${engine} cannot decide has been judged`, findUnjudged(undecided, judgements));
  }
  const all = (kind: 'violations' | 'undecided') => found.flatMap((one) => one[kind]);
  const scanned = [device, state.name, readEngine()] as const;
  checkNone('Each judgement is still needed', [
    ...findStale(all('violations'), exemptions, ...scanned),
    ...findStale(all('undecided'), judgements, ...scanned),
  ]);
  const { differences } = await visitor.page.evaluate(readScreenState);
  expect(comparable(differences), 'the state that was scanned').toEqual(comparable(state.differences ?? []));
}
