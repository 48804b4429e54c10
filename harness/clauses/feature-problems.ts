import type { Feature, FeatureChild, Pickle, Rule, RuleChild, Scenario, Step } from '@cucumber/messages';
import { type Clause, CLAUSES_FILE } from './clauses.ts';
import { findDeviceProblems } from './device-problems.ts';
import type { FeatureRun } from '../messages/messages.ts';

/** A Gherkin rule of a feature file; `id` is the id of the clause, from the rule's tag. */
type TaggedRule = { uri: string; line: number; id: string | undefined; text: string; scenarios: Scenario[] };

const CLAUSE_TAG = /^@(\d+\.\d+)$/;
/** The minimum number of words in a scenario's name: a shorter one is not clear without the rule above it. */
const MIN_WORDS_OF_SCENARIO_NAME = 4;

/**
 * Finds clauses, features, step definitions and device tags that do not agree, and forbidden names and tags.
 * Returns one line for each problem, with file and line number.
 */
export function findFeatureProblems(run: FeatureRun, clauses: readonly Clause[]): string[] {
  const rules = run.features.flatMap(({ uri, feature }) => listRules(uri, feature));
  return [
    ...findClauseProblems(rules, clauses),
    ...run.features.flatMap(({ uri, feature }) => findScenariosOutsideRules(uri, feature.children)),
    ...rules.flatMap(({ uri, scenarios }) => scenarios.flatMap((one) => findScenarioProblems(uri, one))),
    ...findDuplicateScenarioNames(run.pickles),
    ...findStepProblems(run),
    ...findDeviceProblems(run.pickles, clauses),
  ];
}

function findClauseProblems(rules: TaggedRule[], clauses: readonly Clause[]): string[] {
  const problems: string[] = [];
  for (const { id, file, text, line } of clauses) {
    const own = rules.filter((rule) => rule.id === id);
    if (own.length === 0) problems.push(`${CLAUSES_FILE}:${line} clause ${id} has no rule`);
    for (const rule of own) {
      if (rule.text !== text)
        problems.push(`${rule.uri}:${rule.line} rule ${id} reads "${rule.text}", its clause "${text}"`);
      if (rule.uri !== `features/${file}.feature`)
        problems.push(`${rule.uri}:${rule.line} rule ${id} belongs in features/${file}.feature`);
      if (rule.scenarios.length === 0) problems.push(`${rule.uri}:${rule.line} rule ${id} has no scenario`);
    }
    if (own.length > 1) problems.push(`${own[1]!.uri}:${own[1]!.line} clause ${id} has a second rule`);
  }
  const known = new Set(clauses.map(({ id }) => id));
  for (const { uri, line, id } of rules) {
    if (!id) problems.push(`${uri}:${line} the rule has no tag with a clause, such as @5.4`);
    else if (!known.has(id))
      problems.push(`${uri}:${line} no clause has the id ${id}: features/clauses.yaml lists them`);
  }
  return problems;
}

function findScenariosOutsideRules(uri: string, children: readonly FeatureChild[]): string[] {
  return children.flatMap(({ scenario }) =>
    scenario ? [`${uri}:${scenario.location.line} the scenario belongs to no rule`] : [],
  );
}

function findScenarioProblems(uri: string, { name, location, steps, tags }: Scenario): string[] {
  const place = `${uri}:${location.line}`;
  const last = steps.findLast((step) => step.keywordType !== 'Conjunction');
  const isShort = name.split(/\s+/).length < MIN_WORDS_OF_SCENARIO_NAME;
  return [
    ...(last?.keywordType === 'Outcome' ? [] : [`${place} the scenario does not end in a Then`]),
    ...(isShort ? [`${place} "${name}" has three words or fewer: name the scenario in a sentence`] : []),
    ...tags
      .map((tag) => tag.name)
      .filter((tag) => ['@skip', '@wip', '@ignore', '@only'].includes(tag))
      .map((tag) => `${place} ${tag} is not allowed`),
  ];
}

/** Finds scenario names that occur twice in a feature. Each row of an outline needs its own name too. */
function findDuplicateScenarioNames(pickles: readonly Pickle[]): string[] {
  const sharing = Map.groupBy(pickles, ({ uri, name }) => `${uri} ${name}`).values();
  return [...sharing].flatMap(([first, ...others]) =>
    others.map(
      ({ uri, name, location }) =>
        `${uri}:${location?.line} "${name}" occurs twice in the feature, first on line ${first!.location?.line}`,
    ),
  );
}

function findStepProblems({ features, testCases, pickles, stepDefinitions }: FeatureRun): string[] {
  const problems = new Set<string>();
  const used = new Set<string>();
  const lines = new Map(
    features.flatMap(({ feature }) => stepsOf(feature)).map(({ id, location }) => [id, location.line]),
  );
  for (const testCase of testCases) {
    const pickle = pickles.find(({ id }) => id === testCase.pickleId)!;
    for (const { pickleStepId, stepDefinitionIds = [] } of testCase.testSteps) {
      if (!pickleStepId) continue;
      for (const id of stepDefinitionIds) used.add(id);
      const { text, astNodeIds } = pickle.steps.find(({ id }) => id === pickleStepId)!;
      const place = `${pickle.uri}:${lines.get(astNodeIds[0]!)}`;
      if (stepDefinitionIds.length === 0) problems.add(`${place} undefined step: ${text}`);
      if (stepDefinitionIds.length > 1) problems.add(`${place} ambiguous step: ${text}`);
    }
  }
  for (const { id, pattern, sourceReference } of stepDefinitions)
    if (!used.has(id))
      problems.add(`${sourceReference.uri}:${sourceReference.location?.line} unused step: ${pattern.source}`);
  return [...problems];
}

/** All steps in a feature file, also those of backgrounds. Steps of an outline are listed once, not for each row. */
function stepsOf(feature: Feature): readonly Step[] {
  const children = feature.children.flatMap((child) => child.rule?.children ?? [child]);
  return children.flatMap(({ scenario, background }) => (scenario ?? background)?.steps ?? []);
}

function listRules(uri: string, feature: Feature): TaggedRule[] {
  return feature.children.flatMap(({ rule }) => (rule ? [toTaggedRule(uri, rule)] : []));
}

function toTaggedRule(uri: string, { location, tags, name, children }: Rule): TaggedRule {
  const ids = tags.flatMap((tag) => CLAUSE_TAG.exec(tag.name)?.[1] ?? []);
  const scenarios = (children as RuleChild[]).flatMap(({ scenario }) => (scenario ? [scenario] : []));
  return { uri, line: location.line, id: ids[0], text: name, scenarios };
}
