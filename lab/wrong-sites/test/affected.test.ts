import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  chooseScenarios,
  findScreensOfModules,
  patternOfUnaffectedChecks,
} from '../../../gates/selection/choose-affected-tests.ts';
import { findImpact } from '../../../gates/selection/impact.ts';
import { readVisitedScreens } from '../../../gates/selection/visited-screens.ts';
import { readCatalogue } from '../catalogue.ts';
import { editedFilesOf, verdictKeyOf, type Mutant } from '../mutant.ts';
import { readVerdicts } from '../verdicts.ts';

const verdicts = readVerdicts();
let screensOfModules: Map<string, string[]>;

beforeAll(async () => {
  screensOfModules = await findScreensOfModules();
}, 120_000);

/** Whether `npm test -- --since`, after a change of the mutant's files, would run the check that killed it. */
function isKillerSelected(mutant: Mutant): boolean {
  const impact = findImpact(editedFilesOf(mutant), screensOfModules);
  if (impact.whole) return true;
  const by = verdicts.get(verdictKeyOf(mutant))!.by!;
  if (mutant.judge === 'gates')
    return !new RegExp(patternOfUnaffectedChecks(impact)).test(by.replaceAll(': ', ' '));
  const [file, ...name] = by.split(': ');
  const scenario = { file: `features/${file}.feature`, name: name.join(': '), line: 1, tags: [] };
  // If there has been no complete run, `--since` runs every scenario.
  return chooseScenarios([scenario], impact, readVisitedScreens() ?? {}).length > 0;
}

test('the checks that a change selects include those that noticed 20 randomly drawn wrong sites', () => {
  const noticed = readCatalogue().filter(
    (mutant) =>
      ['features', 'gates'].includes(mutant.judge) && verdicts.get(verdictKeyOf(mutant))?.status === 'killed',
  );
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  const [drawn] = fc.sample(fc.shuffledSubarray(noticed, { minLength: 20, maxLength: 20 }), {
    seed,
    numRuns: 1,
  });
  expect(
    drawn!.filter((mutant) => !isKillerSelected(mutant)).map(({ id }) => id),
    `SEED=${seed}`,
  ).toEqual([]);
});
