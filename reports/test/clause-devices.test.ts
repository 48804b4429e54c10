import { expect, it } from 'vitest';
import { sourceOf } from '../clause-devices.ts';
import { clauseFixtures, createReport, keptScenarios } from './report-fixtures.ts';

const [phone, desktop] = keptScenarios as [(typeof keptScenarios)[number], (typeof keptScenarios)[number]];
const withReason = clauseFixtures.map((one) => ({ ...one, desktop: 'a finger does not hover' }));
const sdk = { ...phone, line: 8, device: null, tags: ['@sdk'] };

it.each([
  ['on both devices', [desktop, phone], {}, '2 scenarios: 1 on a phone, 1 on a desktop'],
  ['on a phone alone', [phone, { ...phone, line: 8 }], {}, '2 scenarios on a phone'],
  [
    'on a desktop alone',
    [desktop],
    { clauses: withReason },
    '1 scenario on a desktop, because a finger does not hover',
  ],
  ['without a page alone', [sdk], {}, '1 scenario without a page'],
  ['without a page too', [phone, sdk], {}, '2 scenarios: 1 on a phone, 1 without a page'],
])('the report counts the scenarios of a clause %s', (_how, scenarios, more, source) => {
  expect(sourceOf(createReport(scenarios, more).sections[4]!.clauses[0]!)).toBe(source);
});
