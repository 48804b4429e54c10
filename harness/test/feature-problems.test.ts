import { describe, expect, it } from 'vitest';
import type { Run } from '../messages/messages.ts';
import { findFeatureProblems } from '../clauses/feature-problems.ts';

const URI = 'features/5-validation/message-length.feature';
const text = 'The text is optional and at most 300 characters';
const clause = { id: '5.4', file: '5-validation/message-length', text, line: 7 };
const then = { id: 'ast', keywordType: 'Outcome', location: { line: 8 } };

function scenario(steps: object[] = [then], tags: string[] = [], name = 'Send is disabled at <length>') {
  return { scenario: { location: { line: 6 }, name, steps, tags: tags.map((tag) => ({ name: tag })) } };
}

function rule(children: object[], { id = '5.4', name = text } = {}) {
  return { rule: { location: { line: 4 }, tags: id ? [{ name: `@${id}` }] : [], name, children } };
}

function problems(children: object[], more: Partial<Run> = {}): string[] {
  const run = {
    features: [{ uri: URI, feature: { children } }],
    pickles: [],
    stepDefinitions: [],
    testCases: [],
    ...more,
  };
  return findFeatureProblems(run as unknown as Run, [clause]);
}

const definition = (id: string) => ({
  id,
  pattern: { source: `they ${id}` },
  sourceReference: { uri: 'steps/page.steps.ts', location: { line: 9 } },
});
const pickle = {
  id: 'p',
  uri: URI,
  name: 'Send is disabled at 301',
  location: { line: 6 },
  tags: [],
  steps: [{ id: 's', astNodeIds: ['ast', 'row'], text: 'they do' }],
};
const pickles = [pickle];
const ran = (...stepDefinitionIds: string[]) => ({
  pickles,
  testCases: [{ pickleId: 'p', testSteps: [{ pickleStepId: 's', stepDefinitionIds }] }],
});

describe('findFeatureProblems', () => {
  it('finds nothing if clauses, features and steps agree', () => {
    const fine = { ...ran('look'), stepDefinitions: [definition('look')] } as unknown as Partial<Run>;
    expect(problems([rule([scenario()])], fine)).toEqual([]);
  });

  it.each([
    ['a clause without a rule', [], {}, 'features/clauses.yaml:7 clause 5.4 has no rule'],
    ['a clause without a scenario', [rule([])], {}, `${URI}:4 rule 5.4 has no scenario`],
    [
      'a scenario without a clause',
      [rule([scenario()]), scenario()],
      {},
      `${URI}:6 the scenario belongs to no rule`,
    ],
    [
      'a rule without a clause',
      [rule([scenario()]), rule([scenario()], { id: '' })],
      {},
      `${URI}:4 the rule has no tag`,
    ],
    [
      'a rule of an unknown clause',
      [rule([scenario()]), rule([scenario()], { id: '5.99' })],
      {},
      `${URI}:4 no clause has the id 5.99: features/clauses.yaml lists them`,
    ],
    [
      'a rule whose text differs from its clause',
      [rule([scenario()], { name: 'Other' })],
      {},
      `${URI}:4 rule 5.4 reads "Other"`,
    ],
    [
      'a scenario that does not end in a Then',
      [rule([scenario([{ ...then, keywordType: 'Action' }])])],
      {},
      `${URI}:6 the scenario does not end in a Then`,
    ],
    ['a skipped scenario', [rule([scenario([then], ['@skip'])])], {}, `${URI}:6 @skip is not allowed`],
    [
      'a name that is not a sentence',
      [rule([scenario([then], [], 'At <length> characters')])],
      {},
      `${URI}:6 "At <length> characters" has three words or fewer: name the scenario in a sentence`,
    ],
    [
      'a name that occurs twice in a feature',
      [rule([scenario()])],
      { pickles: [pickle, { ...pickle, id: 'q', location: { line: 12 } }] },
      `${URI}:12 "Send is disabled at 301" occurs twice in the feature, first on line 6`,
    ],
    ['an undefined step', [rule([scenario()])], ran(), `${URI}:8 undefined step: they do`],
    ['an ambiguous step', [rule([scenario()])], ran('a', 'b'), `${URI}:8 ambiguous step: they do`],
    [
      'an unused step',
      [rule([scenario()])],
      { stepDefinitions: [definition('look')] },
      'steps/page.steps.ts:9 unused step: they look',
    ],
  ])('finds %s, with file and line', (_what, children, more, words) => {
    const found = problems(children as object[], more as unknown as Partial<Run>);
    expect(found.find((problem) => problem.startsWith(words))).toBeDefined();
  });

  it('reports an undefined step once, even if its outline has several rows', () => {
    const { testCases, ...more } = ran();
    const rows = { ...more, testCases: [...testCases, ...testCases] } as unknown as Partial<Run>;
    const found = problems([rule([scenario()])], rows);
    expect(found.filter((problem) => problem.includes('undefined'))).toHaveLength(1);
  });

  it('allows scenarios of the same name in two features', () => {
    const other = { ...pickle, uri: 'features/9-constants/contact-form.feature' };
    const both = { pickles: [pickle, other] } as unknown as Partial<Run>;
    expect(problems([rule([scenario()])], both)).toEqual([]);
  });
});
