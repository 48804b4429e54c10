import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import {
  type Background,
  type FeatureChild,
  IdGenerator,
  type RuleChild,
  type Scenario,
  type Step,
} from '@cucumber/messages';
import type { WrittenScenario } from './snapshot-model.ts';

const CLAUSE_TAG = /^@(\d+\.\d+)$/;

type Tagged = { tags: readonly { name: string }[] };

/**
 * The scenarios of a feature file by the clause of their rule, as Gherkin parses them: without comments, places and
 * layout, with the steps of their backgrounds and the tags of feature and rule.
 */
export function readWrittenScenarios(source: string): ReadonlyMap<string, WrittenScenario[]> {
  const known = parsed.get(source) ?? parseScenarios(source);
  parsed.set(source, known);
  return known;
}

/** By their text: two releases share most of their features, and parsing is what a snapshot costs. */
const parsed = new Map<string, ReadonlyMap<string, WrittenScenario[]>>();

function parseScenarios(source: string): ReadonlyMap<string, WrittenScenario[]> {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const { feature } = parser.parse(source);
  if (!feature) return new Map();
  const shared = stepsBefore(feature.children);
  const rules = feature.children.flatMap(({ rule }) => rule ?? []);
  const written = rules.flatMap((rule) => {
    const clause = rule.tags.map(({ name }) => CLAUSE_TAG.exec(name)?.[1]).find((id) => id !== undefined);
    const before = [...shared, ...stepsBefore(rule.children)];
    return rule.children.flatMap(({ scenario }) =>
      clause && scenario ? { clause, scenario: write(scenario, before, [feature, rule]) } : [],
    );
  });
  return new Map(
    [...Map.groupBy(written, ({ clause }) => clause)].map(([clause, all]) => [
      clause,
      all.map(({ scenario }) => scenario),
    ]),
  );
}

const stepsBefore = (children: readonly (FeatureChild | RuleChild)[]): readonly Step[] =>
  children.flatMap(({ background }: { background?: Background }) => background?.steps ?? []);

function write(scenario: Scenario, before: readonly Step[], around: readonly Tagged[]): WrittenScenario {
  return {
    name: scenario.name,
    tags: tagsOf(...around, scenario).filter((name) => !CLAUSE_TAG.test(name)),
    steps: [...before, ...scenario.steps].map(({ keyword, text, dataTable, docString }) => ({
      words: `${keyword.trim()} ${text}`,
      table: rowsOf(dataTable?.rows ?? []),
      text: docString?.content ?? null,
    })),
    examples: scenario.examples.map((examples) => ({
      name: examples.name,
      tags: tagsOf(examples),
      table: rowsOf([...(examples.tableHeader ? [examples.tableHeader] : []), ...examples.tableBody]),
    })),
  };
}

/** Their order says nothing, so it is dropped. */
const tagsOf = (...all: readonly Tagged[]): string[] =>
  [...new Set(all.flatMap(({ tags }) => tags.map(({ name }) => name)))].toSorted();

const rowsOf = (rows: readonly { cells: readonly { value: string }[] }[]): string[][] =>
  rows.map(({ cells }) => cells.map(({ value }) => value));
