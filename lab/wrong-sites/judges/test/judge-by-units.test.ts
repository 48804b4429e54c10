import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readUnitResults } from '../judge-by-units.ts';

const readUnits = (...assertionResults: { fullName: string; status: string; failureMessages: string[] }[]) =>
  readUnitResults({
    testResults: [{ name: resolve('mocks/test/a.test.ts'), status: 'failed', message: '', assertionResults }],
  });

it('the result of unit tests lists those that passed and those that failed', () => {
  const tests = readUnits(
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    {
      fullName: 'subtracts',
      status: 'failed',
      failureMessages: ['AssertionError: expected 1 to be 2\n    at'],
    },
    { fullName: 'comes later', status: 'skipped', failureMessages: [] },
  );
  const by = 'mocks/test/a.test.ts: subtracts';
  expect(tests).toEqual({
    count: 4,
    passed: new Set(['mocks/test/a.test.ts: its tests begin', 'mocks/test/a.test.ts: adds']),
    failures: [{ by, why: 'AssertionError: expected 1 to be 2', isConclusive: true }],
  });
});

it('a file that cannot be loaded is an inconclusive failure', () => {
  const name = resolve('mocks/test/a.test.ts');
  const message = 'SyntaxError: Invalid regular expression\n    at';
  const tests = readUnitResults({ testResults: [{ name, status: 'failed', message, assertionResults: [] }] });
  const by = 'mocks/test/a.test.ts: its tests begin';
  const why = 'SyntaxError: Invalid regular expression';
  expect(tests).toEqual({ count: 1, passed: new Set(), failures: [{ by, why, isConclusive: false }] });
});

it.each([
  ['AssertionError: expected { status: 200 } to match object { status: 201 }', true],
  ["Error: expected [Function] to throw error matching /wrong/ but got 'right'", true],
  ['Error: promise resolved "1" instead of rejecting', true],
  ['Error: Test timed out in 20000ms.', false],
  ["TypeError: Cannot read properties of undefined (reading 'id')", false],
])('the failure "%s" is conclusive: %s', (why, isConclusive) => {
  const { failures } = readUnits({ fullName: 'adds', status: 'failed', failureMessages: [why] });
  expect(failures).toMatchObject([{ why, isConclusive }]);
});
