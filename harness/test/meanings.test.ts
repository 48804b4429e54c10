import { expect, it } from 'vitest';
import { findMeaningProblems } from '../clauses/meanings.ts';

const meanings = {
  steps: { Visitor: { 'they look': 'Looks.' } },
  parameters: { part: 'A part.' },
  tags: { '@phone': 'A phone.' },
};
const findProblems = (wordings: string[], types: string[], tags: string[]) =>
  findMeaningProblems(
    wordings.map((wording) => ({ wording })),
    types.map((name) => ({ name })),
    [{ tags: tags.map((name) => ({ name, astNodeId: '' })) }],
    meanings,
  );

it('reports nothing if each step, parameter and tag has a meaning, except the tag of a clause', () =>
  expect(findProblems(['they look'], ['part'], ['@phone', '@5.4'])).toEqual([]));

it('reports a step, parameter or tag without a meaning, and a meaning that belongs to none of them', () =>
  expect(findProblems(['they listen'], ['part', 'time'], ['@phone', '@motion'])).toEqual([
    'steps/meanings.yaml lacks "they listen"',
    'steps/meanings.yaml lacks "{time}"',
    'steps/meanings.yaml lacks "@motion"',
    'steps/meanings.yaml explains "they look", which is no step, parameter or tag',
  ]));
