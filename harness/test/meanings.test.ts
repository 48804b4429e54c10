import { expect, it } from 'vitest';
import { findMeaningProblems } from '../clauses/meanings.ts';

const meanings = { steps: { Visitor: { 'they look': 'Looks.' } }, parameters: { part: 'A part.' } };
const find = (wordings: string[], types: string[]) =>
  findMeaningProblems(
    wordings.map((wording) => ({ wording })),
    types.map((name) => ({ name })),
    meanings,
  );

it('the meanings are complete if each step and parameter has one', () =>
  expect(find(['they look'], ['part'])).toEqual([]));

it('a step or a parameter without a meaning is found, and a meaning of neither', () =>
  expect(find(['they listen'], ['part', 'time'])).toEqual([
    'steps/meanings.yaml lacks "they listen"',
    'steps/meanings.yaml lacks "{time}"',
    'steps/meanings.yaml explains "they look", which is no step or parameter',
  ]));
