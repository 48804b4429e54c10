import type { Envelope } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import { runOf } from '../../harness/messages/messages.ts';
import { vocabularyOf } from '../vocabulary.ts';

const step = (id: string, keyword: string, keywordType: string, text: string, more: object = {}) => ({
  id,
  keyword,
  keywordType,
  text,
  location: { line: Number(id), column: 1 },
  ...more,
});
const table = { rows: [{ cells: [{ value: 'Name' }, { value: 'Asha' }] }] };

/** A dry run of one scenario: a given, a further given with a table, and a then. */
const messages = [
  {
    gherkinDocument: {
      uri: 'features/a.feature',
      feature: {
        children: [
          {
            rule: {
              children: [
                {
                  scenario: {
                    id: 'scenario',
                    examples: [],
                    steps: [
                      step('5', 'Given ', 'Context', 'a visitor on <screen>'),
                      step('6', 'And ', 'Conjunction', 'they fill in the form with:', { dataTable: table }),
                      step('7', 'Then ', 'Outcome', 'the form is open'),
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  },
  ...[
    ['visit', 'a visitor on {address}'],
    ['fill', 'they fill in the form with:'],
    ['be', '{part} is {state}'],
  ].map(([id, source]) => ({
    stepDefinition: { id, pattern: { source, type: 'CUCUMBER_EXPRESSION' }, sourceReference: {} },
  })),
  { parameterType: { id: 'p', name: 'state', regularExpressions: ['open|at rest'] } },
  { parameterType: { id: 'q', name: 'time', regularExpressions: ['(\\d+) (ms|seconds?)'] } },
  {
    pickle: {
      id: 'pickle',
      uri: 'features/a.feature',
      tags: [],
      steps: [
        { id: 'one', text: 'a visitor on the home page', astNodeIds: ['5'] },
        { id: 'two', text: 'they fill in the form with:', astNodeIds: ['6'] },
        { id: 'three', text: 'the form is open', astNodeIds: ['7'] },
      ],
    },
  },
  {
    testCase: {
      id: 'case',
      pickleId: 'pickle',
      testSteps: [
        { id: 'a', pickleStepId: 'one', stepDefinitionIds: ['visit'] },
        { id: 'b', pickleStepId: 'two', stepDefinitionIds: ['fill'] },
        { id: 'c', pickleStepId: 'three', stepDefinitionIds: ['be'] },
      ],
    },
  },
] as unknown as Envelope[];

const wordings = ['a visitor on {address}', 'they fill in the form with:', '{part} is {state}'].map(
  (wording, index) => ({ wording, place: '', uses: index, code: '' }),
);
const vocabulary = vocabularyOf(runOf(messages), wordings, {
  steps: {
    'The visitor': { 'they fill in the form with:': 'Fills.', 'a visitor on {address}': 'Comes.' },
    'What they see': { '{part} is {state}': 'Is.', 'they fly': 'No step.' },
  },
  parameters: { state: 'A state.', time: 'A time.' },
});

describe('the vocabulary of a report', () => {
  it('has each step below who acts, in the order of the meanings, and no other', () => {
    expect(
      vocabulary.groups.map(({ name, steps }) => [name, ...steps.map(({ wording }) => wording)]),
    ).toEqual([
      ['The visitor', 'they fill in the form with:', 'a visitor on {address}'],
      ['What they see', '{part} is {state}'],
    ]);
  });

  it('has an example as a feature writes it, with the keyword that an "And" repeats, values and table', () => {
    const examples = vocabulary.groups.flatMap(({ steps }) => steps.map(({ example }) => example));
    expect(examples).toEqual([
      'Given they fill in the form with:\n  | Name | Asha |',
      'Given a visitor on the home page',
      'Then the form is open',
    ]);
    expect(vocabulary.groups[0]!.steps[1]!.place).toBe('features/a.feature:5');
  });

  it('counts uses, and lists the values of a parameter that is a list', () => {
    expect(vocabulary.groups[0]!.steps.map(({ uses }) => uses)).toEqual([1, 0]);
    expect(vocabulary.parameters).toEqual([
      { name: 'state', meaning: 'A state.', values: ['open', 'at rest'] },
      { name: 'time', meaning: 'A time.', values: [] },
    ]);
  });
});
