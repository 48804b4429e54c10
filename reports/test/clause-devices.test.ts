import { expect, it } from 'vitest';
import { gapOf, sourceOf } from '../clause-devices.ts';
import { clauseFixtures, createReport, keptLooks } from './report-fixtures.ts';

const [desktop, phone] = keptLooks as [(typeof keptLooks)[number], (typeof keptLooks)[number]];
const withReason = clauseFixtures.map((one) => ({ ...one, desktop: 'a finger does not hover' }));

const clauseOf = (...[looks, more]: Parameters<typeof createReport>) =>
  createReport(looks, more).sections[4]!.clauses[0]!;

it.each([
  ['on both devices', clauseOf(keptLooks), '1 scenario: 1 on a desktop; 1 on a phone', ''],
  [
    'on a desktop only',
    clauseOf([desktop], { clauses: withReason }),
    '1 scenario: 1 on a desktop; none on a phone, as a finger does not hover',
    'Not on a phone, as a finger does not hover',
  ],
  [
    'in a run that had no phone',
    clauseOf([desktop]),
    '1 scenario: 1 on a desktop; none on a phone, as no scenario of this run opened a page there',
    'Not on a phone, as no scenario of this run opened a page there',
  ],
  [
    'on a phone whose page never came',
    clauseOf([desktop, { ...phone, visited: [] }]),
    '1 scenario: 1 on a desktop; none on a phone, as no scenario of this run opened a page there',
    'Not on a phone, as no scenario of this run opened a page there',
  ],
  [
    'without a page',
    clauseOf([{ ...desktop, device: null, tags: ['@sdk'] }]),
    '1 scenario, none of which opens a page',
    'On neither, as no scenario opens a page',
  ],
])('the report says where a clause was looked at: %s', (_how, clause, source, gap) => {
  expect(sourceOf(clause)).toBe(source);
  expect(gapOf(clause)).toBe(gap);
});

it('a clause counts scenarios that visited a page on a device, whatever their tags say', () => {
  const { devices } = clauseOf([...keptLooks, { ...desktop, line: 7 }, { ...phone, line: 8, visited: [] }]);
  expect([devices.desktop.scenarios, devices.phone.scenarios]).toEqual([2, 1]);
});
