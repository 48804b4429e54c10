import { expect, it } from 'vitest';
import { createReport, keptScenarios } from './report-fixtures.ts';

const [phone] = keptScenarios as [(typeof keptScenarios)[number]];
const { status: _status, ...elsewhere } = phone;
const endsOf = (...scenarios: Parameters<typeof createReport>[0]) =>
  createReport(scenarios).scenarios.map(({ device, status }) => [device, status]);

it('a scenario that two shards ran counts once, with the worse result', () =>
  expect(endsOf(phone, { ...phone, status: 'FAILED' })).toEqual([['phone', 'FAILED']]));

it('a scenario that ran only in another shard does not count as left out', () => {
  expect(createReport([phone, elsewhere]).run.leftOut).toEqual([]);
  expect(createReport([elsewhere]).run.leftOut).toHaveLength(1);
});

it('a scenario that opened no page has no device', () =>
  expect(endsOf({ ...phone, tags: ['@sdk'], device: null })).toEqual([[null, 'PASSED']]));

it('two scenarios with the same name get different ids', () =>
  expect(createReport([phone, { ...phone, line: 8 }]).scenarios.map(({ id }) => id)).toEqual([
    '5.4-long-b-enough-b',
    '5.4-long-b-enough-b-2',
  ]));
