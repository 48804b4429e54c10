import { expect, it } from 'vitest';
import type { Entry } from '../record.ts';
import { summaryOf } from '../summary.ts';

const entry = (
  id: string,
  status: Entry['status'],
  desktop: boolean | null,
  phone: boolean | null,
): Entry => ({
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

it('says what was noticed, by scenarios of the own clause, and by these on a phone alone', () => {
  expect(
    summaryOf([
      entry('a', 'killed', true, false),
      entry('b', 'killed', false, true),
      entry('c', 'killed', true, null),
      entry('d', 'killed', false, false),
      entry('e', 'killed', null, null),
      entry('f', 'survived', false, false),
      entry('g', 'not judged', null, null),
      entry('h', 'argued', null, null),
    ]),
  ).toEqual([
    'SURVIVED f Any',
    'NOT JUDGED g Any: The run ended early',
    '8 wrong sites: 5 noticed, 1 argued, 1 not noticed, 1 not judged.',
    'By scenarios of their own clause: 3 of 5 noticed; by these on a phone alone: 1 of 4.',
  ]);
});
