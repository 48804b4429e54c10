import { expect, it } from 'vitest';
import type { RecordEntry } from '../record.ts';
import { formatEntry, formatSummary } from '../format-summary.ts';

const entry = (
  id: string,
  status: RecordEntry['status'],
  desktop: boolean | null,
  phone: boolean | null,
): RecordEntry => ({
  id,
  clause: '5.4',
  name: 'Any',
  file: 'src/a.ts',
  judge: 'features',
  status,
  by: null,
  why: status === 'not judged' ? 'The run ended early' : null,
  own: { desktop, phone },
  files: [],
  fingerprint: '',
  seconds: 1,
});

it('the summary counts what was noticed, by scenarios of the own clause, and by these on a phone alone', () => {
  expect(
    formatSummary([
      entry('a', 'killed', true, false),
      entry('b', 'killed', false, true),
      entry('c', 'killed', true, null),
      entry('d', 'killed', false, false),
      entry('e', 'killed', null, null),
      entry('f', 'survived', false, false),
      entry('g', 'not judged', null, null),
      entry('h', 'equivalent', null, null),
    ]),
  ).toEqual([
    'f Any: NOT NOTICED',
    'g Any: NOT JUDGED (The run ended early)',
    '8 wrong sites: 5 noticed, 1 cannot be noticed, 1 not noticed, 1 not judged.',
    'By scenarios of their own clause: 3 of 5 noticed; by these on a phone alone: 1 of 4.',
  ]);
});

it.each([
  [
    { ...entry('a', 'killed', true, true), by: 'features/5.feature:6 Too long' },
    'noticed by features/5.feature:6 Too long',
  ],
  [
    { ...entry('a', 'equivalent', null, null), reason: 'The library does the same.' },
    'cannot be noticed, because the library does the same.',
  ],
])('a line about a wrong site says who noticed it, or why nobody can: %j', (result, words) => {
  expect(formatEntry(result)).toBe(`a Any: ${words}`);
});
