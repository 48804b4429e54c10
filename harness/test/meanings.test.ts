import { expect, it } from 'vitest';
import { findMeaningProblems } from '../clauses/meanings.ts';

const meanings = { steps: { Visitor: { 'they look': 'Looks.' } }, parameters: { part: 'A part.' } };
const find = (wordings: string[], types: string[]) =>
  findMeaningProblems(
    wordings.map((wording) => ({ wording })),
    types.map((name) => ({ name })),
    meanings,
  );

it('reports nothing if each step and parameter has a meaning', () =>
  expect(find(['they look'], ['part'])).toEqual([]));

it('reports a step or parameter without a meaning, and a meaning without a step or parameter', () =>
  expect(find(['they listen'], ['part', 'time'])).toEqual([
    'steps/meanings.yaml lacks "they listen"',
    'steps/meanings.yaml lacks "{time}"',
    'steps/meanings.yaml explains "they look", which is neither a step nor a parameter',
  ]));
