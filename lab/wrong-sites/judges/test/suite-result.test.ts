import type { Envelope } from '@cucumber/messages';
import { expect, it } from 'vitest';
import { readSuiteResult } from '../suite-result.ts';

const NOTHING = { seconds: 0, nanos: 0 };

/** The messages of a scenario with one step, which is defined in a file of its own. */
const scenario = (line: number, status: string) => [
  {
    pickle: {
      id: `${line}`,
      uri: 'features/5.feature',
      location: { line },
      name: 'Too long',
      tags: [],
      steps: [{ id: `text ${line}`, type: 'Outcome', astNodeIds: ['then'] }],
    },
  },
  {
    testCase: {
      id: `case ${line}`,
      pickleId: `${line}`,
      testSteps: [
        { id: `hook ${line}`, hookId: 'hook' },
        { id: `step ${line}`, pickleStepId: `text ${line}`, stepDefinitionIds: ['form'] },
      ],
    },
  },
  { testCaseStarted: { id: `run ${line}`, testCaseId: `case ${line}` } },
  {
    testStepFinished: {
      testCaseStartedId: `run ${line}`,
      testStepId: `step ${line}`,
      testStepResult: { status, duration: NOTHING, message: 'expect(received)\nExpected: 300' },
    },
  },
];

it('the result of a run has the scenarios that passed, and those that failed with reason and files', () => {
  const envelopes = [
    { stepDefinition: { id: 'form', sourceReference: { uri: 'steps/form.steps.ts' } } },
    { stepDefinition: { id: 'other', sourceReference: { uri: 'steps/other.steps.ts' } } },
    { hook: { id: 'hook', sourceReference: { uri: 'steps/hooks.ts' } } },
    ...scenario(6, 'FAILED'),
    ...scenario(9, 'PASSED'),
    ...scenario(12, 'SKIPPED'),
  ] as unknown as Envelope[];
  expect(readSuiteResult(envelopes)).toEqual({
    count: 3,
    passed: new Set(['features/5.feature:9 Too long']),
    failures: [
      {
        by: 'features/5.feature:6 Too long',
        why: 'expect(received)',
        isConclusive: true,
        files: ['features/5.feature', 'steps/form.steps.ts', 'steps/hooks.ts'],
      },
    ],
  });
});
