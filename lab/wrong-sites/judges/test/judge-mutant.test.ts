import { globSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Mutant } from '../../mutant.ts';
import type { TestRun } from '../find-killer.ts';
import type { JudgeContext } from '../judge-context.ts';
import { judgeMutant } from '../judge-mutant.ts';
import type { Suite } from '../suite.ts';

const edits = [{ file: 'src/styles/base.css', find: 'a', replace: 'b' }];
const mutant: Mutant = { id: '5.4-1', clause: '5.4', name: 'Any', edits, judge: 'features' };
const killer = '5-validation/message-length: Send is enabled when the message is empty';
const failedRun: TestRun = {
  count: 1,
  passed: new Set(),
  failures: [{ by: killer, why: 'Expected 300', isConclusive: true }],
};
const passedRun: TestRun = { count: 1, passed: new Set([killer]), failures: [] };
const emptyRun: TestRun = { count: 0, passed: new Set(), failures: [] };

/** Selects only the scenario `killer`. */
const selectionOfKiller = {
  paths: ['features/5-validation/message-length.feature'],
  names: ['Send is enabled when the message is empty'],
};

/** Stand-ins for runs of the features. */
const [runOnMutant, runOnOriginal] = [vi.fn<Suite['run']>(), vi.fn<Suite['run']>()];
let runOnServedSite = runOnOriginal;
const site = {
  build: vi.fn(),
  serve: async (which: string) => void (runOnServedSite = which === 'mutant' ? runOnMutant : runOnOriginal),
};
const suite = { run: (...selected: Parameters<Suite['run']>) => runOnServedSite(...selected) };
const context = { folder: '.cache/mutants/test', site, suite } as unknown as JudgeContext;

beforeEach(() => {
  runOnMutant.mockReset();
  runOnOriginal.mockReset().mockResolvedValue(passedRun);
});

it('a mutant is judged by the scenarios of its clause, and by no others if one kills it', async () => {
  runOnMutant.mockResolvedValueOnce(failedRun);
  expect(await judgeMutant(mutant, context)).toMatchObject({ status: 'killed', by: killer });
  const own = { paths: selectionOfKiller.paths, tags: '@5.4' };
  expect(runOnMutant.mock.calls).toEqual([[own, { failFast: true }]]);
  expect(runOnOriginal.mock.calls, 'the right site').toEqual([[selectionOfKiller]]);
});

it('a mutant that survives the scenarios of its clause is judged by all others, of which one must fail twice', async () => {
  for (const seen of [passedRun, failedRun, failedRun]) runOnMutant.mockResolvedValueOnce(seen);
  expect(await judgeMutant(mutant, context)).toMatchObject({ status: 'killed', by: killer });
  expect(runOnMutant.mock.calls[1]![0]).toMatchObject({ tags: 'not @5.4' });
});

it('a mutant of an unknown clause is judged by all scenarios, feature by feature', async () => {
  runOnMutant.mockResolvedValue(passedRun);
  const trial = await judgeMutant({ ...mutant, clause: 'own words' }, context);
  expect(trial).toMatchObject({ status: 'survived' });
  const features = globSync('features/**/*.feature').toSorted();
  const expected = features.map((path) => [[path], '']);
  expect(runOnMutant.mock.calls.map(([{ paths, tags }]) => [paths, tags])).toEqual(expected);
});

it('a mutant on which many features fail inconclusively survives without running all of them', async () => {
  const failures = [{ by: killer, why: 'locator.click: Timeout', isConclusive: false }];
  runOnMutant.mockImplementation(async ({ tags }) =>
    tags === '@5.4' ? emptyRun : { ...failedRun, failures },
  );
  expect(await judgeMutant(mutant, context)).toMatchObject({
    status: 'survived',
    why: `${killer} failed without a comparison: locator.click: Timeout`,
  });
  expect(runOnMutant.mock.calls.length).toBeLessThan(50);
});

it('a mutant survives if its failures happen on the original too', async () => {
  runOnMutant.mockImplementation(async ({ tags }) => (tags === '@5.4' ? failedRun : passedRun));
  runOnOriginal.mockResolvedValue(failedRun);
  expect(await judgeMutant(mutant, context)).toMatchObject({ status: 'survived' });
});

it('a mutant is judged again after a run that ended early, at most three times', async () => {
  runOnMutant.mockRejectedValueOnce(new Error('The run ended early')).mockResolvedValue(failedRun);
  expect(await judgeMutant(mutant, context)).toMatchObject({ status: 'killed', by: killer });

  runOnMutant.mockReset().mockRejectedValue(new Error('The run ended early: a scenario has not finished'));
  expect(await judgeMutant(mutant, context)).toMatchObject({
    status: 'not judged',
    by: null,
    why: 'The run ended early: a scenario has not finished',
  });
  expect(runOnMutant).toHaveBeenCalledTimes(3);
});

it('the former killer of a mutant runs first, and alone if it kills it again', async () => {
  runOnMutant.mockResolvedValueOnce(failedRun);
  await judgeMutant(mutant, context, killer);
  expect(runOnMutant.mock.calls.map(([selection]) => selection)).toEqual([selectionOfKiller]);
});

it('a former killer does not run if its feature was removed', async () => {
  runOnMutant.mockResolvedValue(passedRun);
  await judgeMutant(mutant, context, '5-validation/gone: Any');
  expect(runOnMutant.mock.calls.flatMap(([{ names }]) => names ?? [])).toEqual([]);
});

it('an equivalent mutant is not run', async () => {
  const equivalent = 'It is the same site';
  expect(await judgeMutant({ ...mutant, equivalent }, context)).toMatchObject({
    status: 'equivalent',
    by: null,
  });
  expect(runOnMutant).not.toHaveBeenCalled();
});
