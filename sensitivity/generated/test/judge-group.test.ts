import { expect, it } from 'vitest';
import type { ScenarioSelection } from '../../../harness/runner/runner.ts';
import type { Suite } from '../../judges/suite.ts';
import type { SuiteResult } from '../../judges/suite-result.ts';
import type { CoveredLook } from '../coverage.ts';
import type { GeneratedMutant } from '../instrument.ts';
import type { SwitchedJudge } from '../../switched/with-judges.ts';
import type { SwitchedSite } from '../../switched/switched-site.ts';
import { judgeGroup } from '../judge-group.ts';

const LOOKS = ['a:1', 'a:2', 'a:3'].map((scenario): CoveredLook => ({
  scenario,
  name: 'A page is shown',
  clause: '1.1',
  device: 'phone',
  words: '',
  seconds: 1,
  passed: true,
  pages: [],
  reached: ['1', '2', '3', '4', '5'],
}));
const group = ['1', '2', '3', '4', '5'].map((id) => ({ id, isSwitched: true }) as GeneratedMutant);

/** A judge whose looks fail as `fails` says for the active mutants; `runs` counts runs on them. */
function createJudge(fails: (scenario: string, active: readonly string[], run: number) => boolean) {
  let active: readonly string[] = [];
  let runs = 0;
  const answer = (paths: readonly string[], ids: readonly string[]): SuiteResult => {
    const failing = paths.filter((path) => fails(path, ids, runs));
    const failed = failing.slice(0, 1);
    return {
      count: paths.length,
      passed: new Set(paths.filter((path) => !failing.includes(path)).map((path) => `${path} A page`)),
      failures: failed.map((path) => ({ by: `${path} A page`, why: '', isConclusive: true, files: [] })),
    };
  };
  const suiteOf = (ids: () => readonly string[]) =>
    ({
      run: async ({ paths }: ScenarioSelection) => {
        runs += 1;
        return answer(paths, ids());
      },
      end: () => undefined,
      renewBrowser: () => undefined,
    }) as unknown as Suite;
  const site = {
    activate: async (ids: readonly string[]) => {
      active = ids;
      return '';
    },
  } as unknown as SwitchedSite;
  const judge: SwitchedJudge = {
    site,
    suites: { mutant: suiteOf(() => active), original: suiteOf(() => []) },
  };
  return { judge, countRuns: () => runs };
}

async function judgeWith(fails: Parameters<typeof createJudge>[0]) {
  const { judge, countRuns } = createJudge(fails);
  const killed: string[] = [];
  await judgeGroup(group, LOOKS, judge, ({ id }, { by }) => killed.push(`${id} by ${by}`));
  return { killed, runs: countRuns() };
}

it('one run of all looks judges mutants that none notices', async () =>
  expect(await judgeWith(() => false)).toEqual({ killed: [], runs: 1 }));

it('the mutants that a look notices alone are found, and the other looks go on with the rest', async () => {
  const { killed } = await judgeWith(
    (scenario, active) =>
      (scenario === 'a:1' && (active.includes('2') || active.includes('5'))) ||
      (scenario === 'a:3' && active.includes('4')),
  );
  expect(killed).toEqual(['2 by a:1 A page', '5 by a:1 A page', '4 by a:3 A page']);
});

it('mutants that only a pair of them lets be noticed are not noticed', async () =>
  expect(await judgeWith((_scenario, active) => active.includes('1') && active.includes('2'))).toMatchObject({
    killed: [],
  }));

it('a look that fails on the original too notices nothing', async () =>
  expect(await judgeWith((scenario) => scenario === 'a:2')).toMatchObject({ killed: [] }));

it('a look that fails on the original while the machine is busy is tried again', async () => {
  // Its first run, beside the others, and the run on the original fail; the mutant is noticed afterwards.
  const { killed } = await judgeWith(
    (scenario, active, run) => scenario === 'a:2' && (run <= 2 || active.includes('3')),
  );
  expect(killed).toEqual(['3 by a:2 A page']);
});
