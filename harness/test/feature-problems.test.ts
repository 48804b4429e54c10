import { describe, expect, it } from 'vitest';
import type { FeatureRun } from '../messages/messages.ts';
import { findFeatureProblems } from '../clauses/feature-problems.ts';

const URI = 'features/5-validation/message-length.feature';
const CLAUSE_TEXT = 'The text is optional and at most 300 characters';
const clause = { id: '5.4', file: '5-validation/message-length', text: CLAUSE_TEXT, line: 7 };
const thenStep = { id: 'ast', keywordType: 'Outcome', location: { line: 8 } };

function makeScenario(
  steps: object[] = [thenStep],
  tags: string[] = [],
  name = 'Send is disabled at <length>',
) {
  return { scenario: { location: { line: 6 }, name, steps, tags: tags.map((tag) => ({ name: tag })) } };
}

function makeRule(children: object[], { id = '5.4', name = CLAUSE_TEXT } = {}) {
  return { rule: { location: { line: 4 }, tags: id ? [{ name: `@${id}` }] : [], name, children } };
}

function findProblems(children: object[], more: Partial<FeatureRun> = {}): string[] {
  const run = {
    features: [{ uri: URI, feature: { children } }],
    pickles: [],
    stepDefinitions: [],
    testCases: [],
    ...more,
  };
  return findFeatureProblems(run as unknown as FeatureRun, [clause]);
}

const makeDefinition = (id: string) => ({
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
const makeRun = (...stepDefinitionIds: string[]) => ({
  pickles,
  testCases: [{ pickleId: 'p', testSteps: [{ pickleStepId: 's', stepDefinitionIds }] }],
});

describe('findFeatureProblems', () => {
  it('finds nothing if clauses, features and steps agree', () => {
    const run = { ...makeRun('a'), stepDefinitions: [makeDefinition('a')] } as unknown as Partial<FeatureRun>;
    expect(findProblems([makeRule([makeScenario()])], run)).toEqual([]);
  });

  it.each([
    ['a clause without a rule', [], {}, 'features/clauses.yaml:7 clause 5.4 has no rule'],
    ['a clause without a scenario', [makeRule([])], {}, `${URI}:4 rule 5.4 has no scenario`],
    [
      'a scenario without a clause',
      [makeRule([makeScenario()]), makeScenario()],
      {},
      `${URI}:6 the scenario belongs to no rule`,
    ],
    [
      'a rule without a clause',
      [makeRule([makeScenario()]), makeRule([makeScenario()], { id: '' })],
      {},
      `${URI}:4 the rule has no tag`,
    ],
    [
      'a rule of an unknown clause',
      [makeRule([makeScenario()]), makeRule([makeScenario()], { id: '5.99' })],
      {},
      `${URI}:4 no clause has the id 5.99: features/clauses.yaml lists them`,
    ],
    [
      'a rule whose text differs from its clause',
      [makeRule([makeScenario()], { name: 'Other' })],
      {},
      `${URI}:4 rule 5.4 reads "Other"`,
    ],
    [
      'a scenario that does not end in a Then',
      [makeRule([makeScenario([{ ...thenStep, keywordType: 'Action' }])])],
      {},
      `${URI}:6 the scenario does not end in a Then`,
    ],
    [
      'a skipped scenario',
      [makeRule([makeScenario([thenStep], ['@skip'])])],
      {},
      `${URI}:6 @skip is not allowed`,
    ],
    [
      'a name that is not a sentence',
      [makeRule([makeScenario([thenStep], [], 'At <length> characters')])],
      {},
      `${URI}:6 "At <length> characters" has three words or fewer: name the scenario in a sentence`,
    ],
    [
      'a name that occurs twice in a feature',
      [makeRule([makeScenario()])],
      { pickles: [pickle, { ...pickle, id: 'q', location: { line: 12 } }] },
      `${URI}:12 "Send is disabled at 301" occurs twice in the feature, first on line 6`,
    ],
    ['an undefined step', [makeRule([makeScenario()])], makeRun(), `${URI}:8 undefined step: they do`],
    [
      'an ambiguous step',
      [makeRule([makeScenario()])],
      makeRun('a', 'b'),
      `${URI}:8 ambiguous step: they do`,
    ],
    [
      'an unused step',
      [makeRule([makeScenario()])],
      { stepDefinitions: [makeDefinition('look')] },
      'steps/page.steps.ts:9 unused step: they look',
    ],
  ])('finds %s, with file and line', (_what, children, more, words) => {
    const found = findProblems(children as object[], more as unknown as Partial<FeatureRun>);
    expect(found.find((problem) => problem.startsWith(words))).toBeDefined();
  });

  it('reports an undefined step once, even if its outline has several rows', () => {
    const { testCases, ...more } = makeRun();
    const rows = { ...more, testCases: [...testCases, ...testCases] } as unknown as Partial<FeatureRun>;
    const found = findProblems([makeRule([makeScenario()])], rows);
    expect(found.filter((problem) => problem.includes('undefined'))).toHaveLength(1);
  });

  it('allows scenarios of the same name in two features', () => {
    const other = { ...pickle, uri: 'features/9-constants/contact-form.feature' };
    const both = { pickles: [pickle, other] } as unknown as Partial<FeatureRun>;
    expect(findProblems([makeRule([makeScenario()])], both)).toEqual([]);
  });
});
