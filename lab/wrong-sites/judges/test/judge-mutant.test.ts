import { globSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { type JudgeContext, judgeMutant } from '../judge-mutant.ts';
import type { Mutant } from '../../mutant.ts';
import type { SuiteResult } from '../suite-result.ts';
import { Suite } from '../suite.ts';

/** A change of styles, for which no switch can stand. */
const edits = [{ file: 'src/styles/base.css', find: 'a', replace: 'b' }];
const mutant: Mutant = { id: '5.4-1', clause: '5.4', name: 'Any', edits, judge: 'features' };
const by = '5-validation/message-length: Send is enabled when the message is empty';
const red: SuiteResult = {
  count: 1,
  passed: new Set(),
  failures: [{ by, why: 'Expected 300', isConclusive: true }],
};
const green: SuiteResult = { count: 1, passed: new Set([by]), failures: [] };
const none: SuiteResult = { count: 0, passed: new Set(), failures: [] };

/** Selects that scenario alone. */
const known = {
  paths: ['features/5-validation/message-length.feature'],
  names: ['Send is enabled when the message is empty'],
};

/** In place of runs of the features: on the mutant here, on the original in `original`. */
const runOnMutant = vi.spyOn(Suite.prototype, 'run');
const original = { run: vi.fn(async () => green), end() {}, renewBrowser() {} };
const place = '.cache/mutants/test';
const whileOriginal = vi.fn(async () => green);
const site = { activate: vi.fn(), activateAlone: vi.fn(), whileOriginal };
const context = {
  place,
  originals: {},
  originalSuite: original,
  site,
  suite: new Suite({}, place),
} as unknown as JudgeContext;

beforeEach(() => {
  runOnMutant.mockReset();
  original.run.mockReset().mockResolvedValue(green);
  site.activate.mockClear();
  site.activateAlone.mockClear();
});

it('a mutant is judged by the scenarios of its clause, and by no others once one has killed it', async () => {
  runOnMutant.mockResolvedValueOnce(red);
  expect(await judgeMutant(mutant, context)).toMatchObject({ status: 'killed', by });
  const own = { paths: ['features/5-validation/message-length.feature'], tags: '@5.4', failFast: true };
  expect(runOnMutant.mock.calls).toEqual([[own]]);
  expect(original.run.mock.calls, 'the right site').toEqual([[known]]);
});

it('a mutant that survives the scenarios of its clause is judged by all others, of which one must fail twice', async () => {
  for (const seen of [green, red, red]) runOnMutant.mockResolvedValueOnce(seen);
  expect(await judgeMutant(mutant, context)).toMatchObject({ status: 'killed', by });
  expect(runOnMutant.mock.calls[1]![0]).toMatchObject({ tags: 'not @5.4' });
});

it('a mutant of an unknown clause is judged by all scenarios, feature by feature', async () => {
  runOnMutant.mockResolvedValue(green);
  const trial = await judgeMutant({ ...mutant, clause: 'own words' }, context);
  expect(trial).toMatchObject({ status: 'survived' });
  const features = globSync('features/**/*.feature').toSorted();
  const asked = features.map((path) => [[path], '']);
  expect(runOnMutant.mock.calls.map(([{ paths, tags }]) => [paths, tags])).toEqual(asked);
});

it('a mutant on which many features fail inconclusively survives without running all of them', async () => {
  const late = { ...red, failures: [{ by, why: 'locator.click: Timeout', isConclusive: false }] };
  runOnMutant.mockImplementation(async ({ tags }) => (tags === '@5.4' ? none : late));
  expect(await judgeMutant(mutant, context)).toMatchObject({
    status: 'survived',
    why: `${by} ended otherwise: locator.click: Timeout`,
  });
  expect(runOnMutant.mock.calls.length).toBeLessThan(50);
});

it('a mutant survives when what fails on it fails on the original too', async () => {
  runOnMutant.mockImplementation(async ({ tags }) => (tags === '@5.4' ? red : green));
  original.run.mockResolvedValue(red);
  expect(await judgeMutant(mutant, context)).toMatchObject({ status: 'survived' });
});

it('a mutant is judged again when a run ended early, three times at most', async () => {
  runOnMutant.mockRejectedValueOnce(new Error('The run ended early')).mockResolvedValue(red);
  expect(await judgeMutant(mutant, context)).toMatchObject({ status: 'killed', by });

  runOnMutant.mockReset().mockRejectedValue(new Error('The run ended early: a scenario has not finished'));
  expect(await judgeMutant(mutant, context)).toMatchObject({
    status: 'not judged',
    by: null,
    why: 'The run ended early: a scenario has not finished',
  });
  expect(runOnMutant).toHaveBeenCalledTimes(3);
});

it('the scenario that noticed a mutant before is asked first, and alone if it does so again', async () => {
  runOnMutant.mockResolvedValueOnce(none).mockResolvedValueOnce(red);
  await judgeMutant(mutant, context, by);
  const selections = runOnMutant.mock.calls.map(([{ paths, names }]) => ({ paths, names }));
  expect(selections).toEqual([known, { ...known, names: undefined }]);
});

it('a scenario that noticed a mutant before is not asked once its feature has gone', async () => {
  runOnMutant.mockResolvedValue(green);
  await judgeMutant(mutant, context, '5-validation/gone: Any');
  expect(runOnMutant.mock.calls.flatMap(([{ names }]) => names ?? [])).toEqual([]);
});

it('a change of a module is judged behind the switch, and on a build of its own if nothing notices it there', async () => {
  const module = { ...mutant, edits: [{ file: 'src/content/limits.ts', find: '1', replace: '2' }] };
  runOnMutant.mockResolvedValue(red);
  expect(await judgeMutant(module, context)).toMatchObject({ status: 'killed' });
  expect(site.activate.mock.calls).toEqual([['5.4-1']]);
  expect(site.activateAlone).not.toHaveBeenCalled();
  expect(original.run).not.toHaveBeenCalled();

  whileOriginal.mockResolvedValue(red);
  expect(await judgeMutant(module, context)).toMatchObject({ status: 'killed' });
  expect(site.activateAlone).toHaveBeenCalledOnce();
  expect(original.run).toHaveBeenCalled();
});

it('an equivalent mutant is not run', async () => {
  const equivalent = 'It is the same site';
  expect(await judgeMutant({ ...mutant, equivalent }, context)).toMatchObject({
    status: 'equivalent',
    by: null,
  });
  expect(runOnMutant).not.toHaveBeenCalled();
});
