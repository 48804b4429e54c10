import { type Finding, scan } from './axe.ts';
import { judgeNone } from './figures.ts';
import { type Device, devices, reachState, test } from './fixtures.ts';
import { exemptions, type Judgement, judgementOf, judgements } from './judgements.ts';
import { states } from './states.ts';

for (const device of Object.keys(devices) as Device[])
  test.describe(`axe, ${device}`, () => {
    for (const state of states.filter(({ only }) => !only || only === device))
      test.describe(() => {
        test.use({ ...devices[device], ...(state.motion && { contextOptions: {} }) });
        test(state.name, async ({ visitor }) => {
          await reachState(visitor, state);
          const { violations, incomplete } = await scan(visitor);
          judgeNone('axe finds no violation', without(violations, exemptions));
          judgeNone('What axe cannot decide has been judged', without(incomplete, judgements));
        });
      });
  });

/** The findings that nobody has judged, in words. */
function without(findings: Finding[], judged: readonly Judgement[]): string[] {
  return findings
    .filter((finding) => !judgementOf(finding, judged))
    .map(({ rule, target, html, words }) => `${rule} at ${target}: ${words} ${html}`);
}
