import type { ParameterType } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import { findMeaningProblems } from '../clauses/meanings.ts';

const wording = (words: string) => ({ wording: words, place: 'steps/page.steps.ts:9', uses: 2, comment: '' });
const types = [{ name: 'part' }] as ParameterType[];
const meanings = { steps: { Visitor: { 'they look': 'Looks.' } }, parameters: { part: 'A part.' } };

describe('the meanings of steps', () => {
  it('are complete where each step and parameter has one', () => {
    expect(findMeaningProblems([wording('they look')], types, meanings)).toEqual([]);
  });

  it('miss a step and a parameter that have none', () => {
    const found = findMeaningProblems([wording('they look'), wording('they listen')], types, {
      ...meanings,
      parameters: {},
    });
    expect(found).toEqual([
      'steps/page.steps.ts:9 "they listen" has no meaning in steps/meanings.yaml',
      '{part} has no meaning in steps/meanings.yaml',
    ]);
  });

  it('have none for what is no step, and none twice', () => {
    const twice = { ...meanings.steps, 'Somebody else': { 'they look': 'Looks.', 'they sing': 'Sings.' } };
    expect(findMeaningProblems([wording('they look')], types, { ...meanings, steps: twice })).toEqual([
      'steps/meanings.yaml explains "they sing", which is no step',
      'steps/meanings.yaml explains "they look" twice',
    ]);
  });
});
