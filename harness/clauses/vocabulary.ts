import { readFileSync } from 'node:fs';
import type { ParameterType } from '@cucumber/messages';
import type { FeatureRun } from '../messages/messages.ts';

/** A step definition: its expression, file and line, the number of steps that use it, and the comment above it. */
export type StepWording = { wording: string; place: string; uses: number; comment: string };

/** The maximum that `countVocabulary` may return: the wordings of steps, and alternatives within wordings. */
export const MAX_VOCABULARY = 120;

/** Parameter types whose values are only data, such as parts of a page. Values of other types select code to run. */
const DATA_PARAMETER_TYPES = [
  'address',
  'part',
  'things',
  'state',
  'service',
  'services',
  'file',
  'progress',
  'condition',
  'event',
  'attempt',
  'which',
  'time',
  'text',
  'spot',
  'direction',
  'size',
];

/** Reads the wordings of all step definitions from a dry run, and their comments from the step files. */
export function readWordings({ features, pickles, testCases, stepDefinitions }: FeatureRun): StepWording[] {
  const known = new Set(features.map(({ uri }) => uri));
  const steps = new Map(
    pickles
      .filter(({ uri }) => known.has(uri))
      .flatMap(({ uri, steps: all }) => all.map((step) => [step.id, { uri, step }])),
  );
  const uses = new Map<string, Set<string>>();
  for (const { pickleStepId, stepDefinitionIds = [] } of testCases.flatMap(({ testSteps }) => testSteps)) {
    const found = steps.get(pickleStepId ?? '');
    for (const id of found ? stepDefinitionIds : [])
      uses.set(id, (uses.get(id) ?? new Set()).add(`${found!.uri} ${found!.step.astNodeIds[0]}`));
  }
  return stepDefinitions.map(({ id, pattern, sourceReference: { uri = '', location } }) => ({
    wording: pattern.source,
    place: `${uri}:${location?.line}`,
    uses: uses.get(id)?.size ?? 0,
    comment: findCommentAbove(readFileSync(uri, 'utf8'), location?.line ?? 1),
  }));
}

/** The comment that ends right above a line of a step file; empty if there is none. */
export function findCommentAbove(file: string, line: number): string {
  const before = file.split('\n').slice(0, line - 1);
  return before.slice(before.findLastIndex((text) => !/^(\/\*\*| \*)/.test(text)) + 1).join('\n');
}

/** Counts wordings, further alternatives in a wording (`a/the`), and further values of code-selecting parameters. */
export function countVocabulary(
  wordings: readonly StepWording[],
  parameterTypes: readonly ParameterType[],
): number {
  const alternatives = wordings.flatMap(({ wording }) => wording.match(/(?<!\\)\//g) ?? []);
  const values = parameterTypes
    .filter(({ name }) => !DATA_PARAMETER_TYPES.includes(name))
    .flatMap(({ regularExpressions: [pattern = ''] }) => pattern.match(/\|/g) ?? []);
  return wordings.length + alternatives.length + values.length;
}

/** Lists the wordings with their numbers of uses, file by file, and the pattern of each parameter. */
export function describeVocabulary(
  wordings: readonly StepWording[],
  parameterTypes: readonly ParameterType[],
): string {
  const files = Map.groupBy(wordings, ({ place }) => place.replace(/:\d+$/, ''));
  return [
    ...[...files].flatMap(([file, all]) => [
      `\n${file}`,
      ...all.map(({ wording, uses }) => `${String(uses).padStart(5)}  ${wording}`),
    ]),
    '\nParameters',
    ...parameterTypes.map(({ name, regularExpressions: [pattern] }) => `  {${name}}: ${pattern}`),
  ].join('\n');
}

/** Reports a count above MAX_VOCABULARY, and each wording with one use and no comment that says why. */
export function findVocabularyProblems(
  wordings: readonly StepWording[],
  parameterTypes: readonly ParameterType[],
): string[] {
  const count = countVocabulary(wordings, parameterTypes);
  return [
    ...(count > MAX_VOCABULARY ? [`steps/ has ${count} wordings, at most ${MAX_VOCABULARY}`] : []),
    ...wordings
      .filter(({ uses, comment }) => uses === 1 && !comment.includes('Used by one scenario: '))
      .map(
        ({ place, wording }) =>
          `${place} "${wording}" has one use and no comment "Used by one scenario: ..." that says why`,
      ),
  ];
}
