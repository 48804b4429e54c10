import { expect, it } from 'vitest';
import { createReport, passedScenarios } from './report-fixtures.ts';

const [passedOnPhone] = passedScenarios as [(typeof passedScenarios)[number]];
const { status: _status, ...unrunScenario } = passedOnPhone;
const outcomesOf = (...scenarios: Parameters<typeof createReport>[0]) =>
  createReport(scenarios).scenarios.map(({ device, status }) => [device, status]);

it('a scenario that two shards ran counts once, with the worse result', () =>
  expect(outcomesOf(passedOnPhone, { ...passedOnPhone, status: 'FAILED' })).toEqual([['phone', 'FAILED']]));

it('a scenario that ran only in another shard does not count as left out', () => {
  expect(createReport([passedOnPhone, unrunScenario]).run.leftOut).toEqual([]);
  expect(createReport([unrunScenario]).run.leftOut).toHaveLength(1);
});

it('a scenario that opened no page has no device', () =>
  expect(outcomesOf({ ...passedOnPhone, tags: ['@sdk'], device: null })).toEqual([[null, 'PASSED']]));

it('two scenarios with the same name get different ids', () =>
  expect(createReport([passedOnPhone, { ...passedOnPhone, line: 8 }]).scenarios.map(({ id }) => id)).toEqual([
    '5.4-long-b-enough-b',
    '5.4-long-b-enough-b-2',
  ]));
