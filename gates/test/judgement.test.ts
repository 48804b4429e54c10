import { describe, expect, it } from 'vitest';
import { type Judgement, needless, unjudged } from '../judgements/judgement.ts';

const finding = {
  rule: 'color-contrast',
  target: 'main p',
  html: '<p class="a">One</p>',
  words: 'too light',
};
const judgement: Judgement = {
  rule: 'color-contrast',
  element: /^<p[^>]*>One/,
  reason: 'Ink on white.',
  seen: ['phone', 'home'],
};

describe('a finding', () => {
  it('is told with its rule, its place, its words and its element until somebody judges it', () => {
    expect(unjudged([finding], [])).toEqual(['color-contrast at main p: too light <p class="a">One</p>']);
    expect(unjudged([finding], [judgement])).toEqual([]);
  });

  it.each([
    ['rule', { ...finding, rule: 'target-size' }],
    ['element', { ...finding, html: '<p>Two</p>' }],
  ])('is not accepted by a judgement on another %s', (_, other) => {
    expect(unjudged([other], [judgement])).toHaveLength(1);
  });
});

describe('a judgement', () => {
  it('is needless when the scan that it was made on finds nothing of its kind any more', () => {
    expect(needless([], [judgement], 'phone', 'home')).toEqual([
      'color-contrast at /^<p[^>]*>One/: Ink on white.',
    ]);
    expect(needless([finding], [judgement], 'phone', 'home')).toEqual([]);
  });

  it('is asked about on that scan only', () => {
    expect(needless([], [judgement], 'desktop', 'home')).toEqual([]);
  });
});
