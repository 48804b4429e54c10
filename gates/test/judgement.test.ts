import { describe, expect, it } from 'vitest';
import { axe } from '../accessibility/axe.ts';
import { equalAccess } from '../accessibility/equal-access.ts';
import { findStaleJudgements, findUnjudged, type Judgement } from '../judgements/judgement.ts';
import { listStatesOf } from '../states/all-states.ts';

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
  madeOn: ['phone', 'home'],
};

describe('a finding', () => {
  it('is listed with rule, target, words and element until a judgement matches it', () => {
    expect(findUnjudged([finding], [])).toEqual(['color-contrast at main p: too light <p class="a">One</p>']);
    expect(findUnjudged([finding], [judgement])).toEqual([]);
  });

  it.each([
    ['rule', { ...finding, rule: 'target-size' }],
    ['element', { ...finding, html: '<p>Two</p>' }],
  ])('is not matched by a judgement of another %s', (_, other) => {
    expect(findUnjudged([other], [judgement])).toHaveLength(1);
  });
});

describe('a judgement', () => {
  const all = [axe, equalAccess].flatMap(({ exemptions, judgements }) => [...exemptions, ...judgements]);
  it.each(all)('for $rule names a scanned state', ({ madeOn }) => {
    const [device, state] = madeOn;
    const isScanned = listStatesOf(device).some(({ name }) => name === state);
    expect(isScanned).toBe(true);
  });

  it('is stale if its own scan no longer has such a finding', () => {
    expect(findStaleJudgements([], [judgement], 'phone', 'home')).toEqual([
      'color-contrast at /^<p[^>]*>One/: Ink on white.',
    ]);
    expect(findStaleJudgements([finding], [judgement], 'phone', 'home')).toEqual([]);
  });

  it('is not compared with other scans', () => {
    expect(findStaleJudgements([], [judgement], 'desktop', 'home')).toEqual([]);
  });
});
