import { expect, it } from 'vitest';
import { scenariosOf } from '../read/sections.ts';
import { describeDevices, groupByStepResults, groupByJournal } from '../group-looks.ts';
import { createReport, keptLooks, mixedLooks } from './report-fixtures.ts';

type LookFixtures = Parameters<typeof createReport>[0];

/** The only scenario of a run, with its looks. */
function scenarioOf(looks: LookFixtures) {
  const scenarios = scenariosOf(createReport(looks));
  expect(scenarios).toHaveLength(1);
  return scenarios[0]!;
}
const [desktop, phone] = keptLooks as [LookFixtures[number], LookFixtures[number]];
const ends = (looks: LookFixtures) => scenarioOf(looks).looks.map(({ device, status }) => [device, status]);

it('two looks make one scenario, the desktop first', () => {
  expect(ends([phone, desktop])).toEqual([
    ['desktop', 'PASSED'],
    ['phone', 'PASSED'],
  ]);
  expect(scenarioOf(keptLooks).status).toBe('PASSED');
});

it('a scenario that fails on the phone only has failed, and breaks its clause', () => {
  const looks = [desktop, { ...phone, status: 'FAILED' }];
  expect(scenarioOf(looks).status).toBe('FAILED');
  expect(createReport(looks).totals).toMatchObject({
    specification: { broken: 1 },
    scenarios: 1,
    failed: 1,
  });
  expect(groupByStepResults(scenarioOf(looks)).map(describeDevices)).toEqual(['on a phone', 'on a desktop']);
});

it('a look that two shards ran counts once, with the worse result', () => {
  const shards = [...keptLooks, { ...desktop, status: 'FAILED' }, { ...phone, tags: ['@other'] }];
  expect(ends(shards)).toEqual([
    ['desktop', 'FAILED'],
    ['phone', 'PASSED'],
  ]);
});

it('a scenario that another shard ran is not left out', () => {
  const { status: _status, ...elsewhere } = desktop;
  expect(createReport([...keptLooks, elsewhere]).run.leftOut).toEqual([]);
  expect(createReport([elsewhere, { ...elsewhere, device: 'phone' }]).run.leftOut).toHaveLength(1);
});

it('a look that opened no window has no device', () => {
  expect(ends([{ ...desktop, tags: ['@sdk'], device: null }])).toEqual([[null, 'PASSED']]);
});

it('two scenarios with the same name stay apart', () => {
  expect(scenariosOf(createReport(mixedLooks.slice(2, 5))).map(({ looks }) => looks.length)).toEqual([1, 2]);
});

it('looks whose steps have the same results are grouped, and so are looks with the same journal', () => {
  expect(groupByStepResults(scenarioOf(keptLooks)).map(describeDevices)).toEqual([
    'on a desktop and on a phone',
  ]);
  expect(groupByJournal(scenarioOf(keptLooks))).toHaveLength(1);
  expect(groupByJournal(scenarioOf([desktop, { ...phone, calls: [] }])).map(describeDevices)).toEqual([
    'on a desktop',
    'on a phone',
  ]);
});
