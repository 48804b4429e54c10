import type { Pickle } from '@cucumber/messages';
import { expect, it } from 'vitest';
import { findDeviceProblems } from '../clauses/device-problems.ts';

const makePickle = (...tags: string[]) =>
  ({
    uri: 'a.feature',
    location: { line: 3 },
    tags: ['@2.9', ...tags].map((name) => ({ name })),
  }) as unknown as Pickle;
const clause = { id: '2.9', file: 'a', text: 'The dropdown opens on hover', line: 7 };
const desktopReason = 'a finger does not hover';

it.each([
  ['that runs on a phone', [makePickle()], {}, []],
  ['with one scenario on a desktop and one on a phone', [makePickle('@desktop'), makePickle()], {}, []],
  ['that runs on a desktop only, with a reason', [makePickle('@desktop')], { desktop: desktopReason }, []],
  ['with a scenario of the SDK only', [makePickle('@sdk')], {}, []],
  [
    'that runs on a desktop only, without a reason',
    [makePickle('@desktop'), makePickle('@desktop'), makePickle('@sdk')],
    {},
    [/^features\/clauses.yaml:7 clause 2.9 runs on a desktop only and does not say why/],
  ],
  [
    'with a reason that it does not need',
    [makePickle('@desktop'), makePickle()],
    { desktop: desktopReason },
    [/says why it runs on a desktop only, but it does not/],
  ],
])('finds the device problems of a clause %s', (_which, pickles, reasons, problems) => {
  const found = findDeviceProblems(pickles, [{ ...clause, ...reasons }]);
  expect(found).toEqual(problems.map((words) => expect.stringMatching(words)));
});
