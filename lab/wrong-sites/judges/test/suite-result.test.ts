import type { Envelope } from '@cucumber/messages';
import { expect, it } from 'vitest';
import { readSuiteResult, selectScenarios } from '../suite-result.ts';

const NO_TIME = { seconds: 0, nanos: 0 };

/** Cucumber's messages for a scenario with one step. */
const createMessages = (line: number, status: string) => [
  {
    pickle: {
      id: `${line}`,
      uri: 'features/5/length.feature',
      name: `Long: ${line}`,
      tags: [],
      steps: [{ id: `text ${line}`, type: 'Outcome', astNodeIds: ['then'] }],
    },
  },
  {
    testCase: {
      id: `case ${line}`,
      pickleId: `${line}`,
      testSteps: [{ id: `step ${line}`, pickleStepId: `text ${line}` }],
    },
  },
  { testCaseStarted: { id: `run ${line}`, testCaseId: `case ${line}` } },
  {
    testStepFinished: {
      testCaseStartedId: `run ${line}`,
      testStepId: `step ${line}`,
      testStepResult: { status, duration: NO_TIME, message: 'expect(received)\nExpected: 300' },
    },
  },
];

it('the result of a run has the scenarios that passed, and those that failed with the reason', () => {
  const envelopes = [
    ...createMessages(6, 'FAILED'),
    ...createMessages(9, 'PASSED'),
    ...createMessages(12, 'SKIPPED'),
  ] as unknown as Envelope[];
  expect(readSuiteResult(envelopes)).toEqual({
    count: 3,
    passed: new Set(['5/length: Long: 9']),
    failures: [{ by: '5/length: Long: 6', why: 'expect(received)', isConclusive: true }],
  });
});

it('scenarios are selected by their names in a result', () => {
  const names = ['5/length: Long: 6', '5/length: Long: 9', '7/call: It is made'];
  expect(selectScenarios(names.map((by) => ({ by })))).toEqual({
    paths: ['features/5/length.feature', 'features/7/call.feature'],
    names: ['Long: 6', 'Long: 9', 'It is made'],
  });
});
