import type { ParameterType } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import {
  findCommentAbove,
  countVocabulary,
  findVocabularyProblems,
  MAX_VOCABULARY,
} from '../clauses/vocabulary.ts';

const createStep = (words: string, uses = 2, comment = '') => ({
  wording: words,
  place: 'steps/page.steps.ts:9',
  uses,
  comment,
});
const makeParameterType = (name: string, pattern: string) =>
  ({ name, regularExpressions: [pattern] }) as unknown as ParameterType;

describe('the vocabulary', () => {
  it('counts wordings and their alternatives', () => {
    expect(
      countVocabulary(
        [createStep('they look'), createStep('a/the visitor looks'), createStep('it is 1\\/2')],
        [],
      ),
    ).toBe(4);
  });

  it('counts the values of a parameter that selects code, but not those that are data', () => {
    const types = [
      makeParameterType('memory', 'the screen|the metadata|the place'),
      makeParameterType('part', 'the header|the footer'),
    ];
    expect(countVocabulary([createStep('they remember {memory}')], types)).toBe(3);
  });

  it('has no problem if each wording is used more than once', () => {
    expect(findVocabularyProblems([createStep('they look'), createStep('they listen')], [])).toEqual([]);
  });

  it('has a problem if it exceeds the limit', () => {
    const many = Array.from({ length: MAX_VOCABULARY + 1 }, (_, index) => createStep(`they do ${index}`));
    expect(findVocabularyProblems(many, [])).toEqual([
      `steps/ has ${MAX_VOCABULARY + 1} wordings, at most ${MAX_VOCABULARY}`,
    ]);
  });

  it('has a problem if a wording has one use and no reason for it', () => {
    const reason = '/** Used by one scenario: there is one banner. */';
    expect(findVocabularyProblems([createStep('they look', 1, reason)], [])).toEqual([]);
    expect(findVocabularyProblems([createStep('they look', 1)], [])).toEqual([
      'steps/page.steps.ts:9 "they look" has one use and no comment "Used by one scenario: ..." that says why',
    ]);
  });

  it('includes the comment right above a definition', () => {
    const file = '/** Elsewhere. */\nconst a = 1;\n\n/**\n * Why.\n */\nThen();\nWhen();\n';
    expect([findCommentAbove(file, 7), findCommentAbove(file, 8)]).toEqual(['/**\n * Why.\n */', '']);
  });
});
