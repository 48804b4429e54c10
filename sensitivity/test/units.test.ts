import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { testsOf } from '../units.ts';

it('names the unit test that failed, and tells values that differ from other ends', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const tests = [
    test('adds', 'passed'),
    test('takes away', 'failed', 'AssertionError: expected 1 to be 2\n    at a.ts'),
    test('waits', 'failed', 'Error: Test timed out in 20000ms.'),
    test('comes later', 'skipped'),
  ];
  const name = resolve('mocks/test/a.test.ts');
  const files = ['mocks/test/a.test.ts'];
  expect(testsOf({ testResults: [{ name, assertionResults: tests }] })).toEqual({
    passed: new Set(['mocks/test/a.test.ts: adds']),
    failures: [
      {
        by: 'mocks/test/a.test.ts: takes away',
        why: 'AssertionError: expected 1 to be 2',
        isFair: true,
        files,
      },
      { by: 'mocks/test/a.test.ts: waits', why: 'Error: Test timed out in 20000ms.', isFair: false, files },
    ],
  });
});
