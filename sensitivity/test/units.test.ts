import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { testsOf } from '../units.ts';

const files = ['mocks/test/a.test.ts'];
const seen = (...assertionResults: { fullName: string; status: string; failureMessages: string[] }[]) =>
  testsOf({ testResults: [{ name: resolve('mocks/test/a.test.ts'), assertionResults }] });

it('names the unit tests that passed and that failed', () => {
  const tests = seen(
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    {
      fullName: 'takes away',
      status: 'failed',
      failureMessages: ['AssertionError: expected 1 to be 2\n    at'],
    },
    { fullName: 'comes later', status: 'skipped', failureMessages: [] },
  );
  const by = 'mocks/test/a.test.ts: takes away';
  expect(tests).toEqual({
    passed: new Set(['mocks/test/a.test.ts: adds']),
    failures: [{ by, why: 'AssertionError: expected 1 to be 2', isFair: true, files }],
  });
});

it.each([
  ['AssertionError: expected { status: 200 } to match object { status: 201 }', true],
  ["Error: expected [Function] to throw error matching /wrong/ but got 'right'", true],
  ['Error: promise resolved "1" instead of rejecting', true],
  ['Error: Test timed out in 20000ms.', false],
  ["TypeError: Cannot read properties of undefined (reading 'id')", false],
])('tells values that differ from other ends: %s', (why, isFair) => {
  const { failures } = seen({ fullName: 'adds', status: 'failed', failureMessages: [why] });
  expect(failures).toMatchObject([{ why, isFair }]);
});
