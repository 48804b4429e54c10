import { type Finding, scan } from '../axe.ts';
import { judgeNone } from '../figures.ts';
import { type Device, devices } from '../../harness/viewports.ts';
import { having } from '../having.ts';
import { expect, reachState, test } from '../fixtures.ts';
import { signature } from '../../harness/signature.ts';
import { exemptions, type Judgement, judgementOf, judgements } from '../judgements.ts';
import { states } from '../states/states.ts';

/** Less than half the size is enough to see what changed, and keeps all pictures together below 6 MB. */
const SCALE = { deviceScaleFactor: 0.4 };

for (const device of devices)
  test.describe(device, () => {
    for (const state of states.filter(({ only }) => !only || only === device))
      test.describe(() => {
        test.use({ conditions: { ...having(device), motion: state.motion ?? false, options: SCALE } });
        test(state.name, async ({ visitor }) => {
          await reachState(visitor, state);
          const { violations, incomplete } = await scan(visitor);
          judgeNone('axe finds no violation', without(violations, exemptions));
          judgeNone('What axe cannot decide has been judged', without(incomplete, judgements));
          judgeNone('Each judgement is still needed', [
            ...needless(violations, exemptions, device, state.name),
            ...needless(incomplete, judgements, device, state.name),
          ]);
          const { marks } = await visitor.page.evaluate(signature);
          expect(marks, 'the state that was scanned').toEqual(state.marks ?? []);
          if (state.like) return;
          // A screen as it opens is shown whole, any other state as the visitor has it before them.
          const fullPage = state.opened ?? false;
          const name = `${state.name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}-${device}.png`;
          await expect.soft(visitor.page, 'the approved picture').toHaveScreenshot(name, { fullPage });
        });
      });
  });

/** The findings that nobody has judged, in words. */
function without(findings: Finding[], judged: readonly Judgement[]): string[] {
  return findings
    .filter((finding) => !judgementOf(finding, judged))
    .map(({ rule, target, html, words }) => `${rule} at ${target}: ${words} ${html}`);
}

/** The judgements that were made on this scan and that nothing on it asks for any more. */
function needless(findings: Finding[], judged: readonly Judgement[], ...scan: [Device, string]): string[] {
  return judged
    .filter(({ seen }) => seen.join() === scan.join())
    .filter((judgement) => !findings.some((finding) => judgementOf(finding, [judgement])))
    .map(({ rule, element, reason }) => `${rule} at ${element}: ${reason}`);
}
