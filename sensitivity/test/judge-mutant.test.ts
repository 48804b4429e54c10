import { globSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { type JudgeContext, judgeMutant } from '../judge-mutant.ts';
import type { Mutant } from '../mutant.ts';
import type { SuiteResult } from '../suite-result.ts';
import { MutantSuite, Suite } from '../suite.ts';

vi.mock('../start-site.ts', () => ({
  startSite: async () => ({ origin: 'http://wrong.example', close() {} }),
}));

const mutant: Mutant = { id: '5.4-1', clause: '5.4', name: 'Any', edits: [], judge: 'features' };
const by = 'features/5-validation/message-length.feature:6 Send is enabled when the message is empty';
const red: SuiteResult = {
  count: 1,
  passed: new Set(),
  failures: [{ by, why: 'Expected 300', isConclusive: true, files: [] }],
};
const green: SuiteResult = { count: 1, passed: new Set([by]), failures: [] };
const none: SuiteResult = { count: 0, passed: new Set(), failures: [] };

/** In place of runs of the features: on the mutant here, on the original in `original`. */
const runOnMutant = vi.spyOn(Suite.prototype, 'run');
const original = { run: vi.fn(async () => green), end() {} };
const place = '.cache/mutants/test';
const context = {
  place,
  originals: {},
  originalSuite: original,
  mutantSuite: new MutantSuite(place),
} as unknown as JudgeContext;

beforeEach(() => {
  runOnMutant.mockReset();
  original.run.mockReset().mockResolvedValue(green);
});

it('a mutant is judged by the scenarios of its clause on each device, and by no others once one has killed it', async () => {
  runOnMutant.mockResolvedValueOnce(red).mockResolvedValueOnce(green);
  expect(await judgeMutant(mutant, context)).toMatchObject({
    status: 'killed',
    by,
    own: { desktop: true, phone: false },
  });
  const own = { paths: ['features/5-validation/message-length.feature'], tags: '@5.4', failFast: true };
  expect(runOnMutant.mock.calls).toEqual([[{ ...own, device: 'desktop' }], [{ ...own, device: 'phone' }]]);
  const again = { paths: ['features/5-validation/message-length.feature:6'], device: 'desktop' };
  expect(original.run.mock.calls, 'the right site').toEqual([[again]]);
});

it('a mutant that survives those is judged by all others, of which one must fail twice', async () => {
  for (const seen of [green, none, red, red]) runOnMutant.mockResolvedValueOnce(seen);
  expect(await judgeMutant(mutant, context)).toMatchObject({
    status: 'killed',
    by,
    own: { desktop: false, phone: null },
  });
  expect(runOnMutant.mock.calls[2]![0]).toMatchObject({
    tags: 'not @5.4',
    device: 'desktop',
  });
});

it('a mutant of an unknown clause is judged by all scenarios, feature by feature', async () => {
  runOnMutant.mockResolvedValue(green);
  const trial = await judgeMutant({ ...mutant, clause: 'own words' }, context);
  expect(trial).toMatchObject({ status: 'survived', own: { desktop: null, phone: null } });
  const features = globSync('features/**/*.feature').toSorted();
  const asked = ['desktop', 'phone'].flatMap((device) => features.map((path) => [[path], '', device]));
  expect(runOnMutant.mock.calls.map(([{ paths, tags, device }]) => [paths, tags, device])).toEqual(asked);
});

it('a mutant on which many features fail inconclusively survives without running all of them', async () => {
  const late = { ...red, failures: [{ by, why: 'locator.click: Timeout', isConclusive: false, files: [] }] };
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
  expect(await judgeMutant(mutant, context)).toMatchObject({
    status: 'survived',
    own: { desktop: false, phone: false },
  });
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

it('an equivalent mutant is not run', async () => {
  const equivalent = 'It is the same site';
  expect(await judgeMutant({ ...mutant, equivalent }, context)).toMatchObject({
    status: 'equivalent',
    reason: equivalent,
    by: null,
  });
  expect(runOnMutant).not.toHaveBeenCalled();
});
