import { type Feature, type Step, StepKeywordType } from '@cucumber/messages';
import { readFeatures } from '../harness/clauses/dry-run.ts';
import { type Meanings, readMeanings } from '../harness/clauses/meanings.ts';
import { readWordings, type Wording } from '../harness/clauses/vocabulary.ts';
import type { Run } from '../harness/messages/messages.ts';
import type { Vocabulary } from './read/model/vocabulary.ts';

/** A step of a feature file with where it stands; `keyword` is `Given`, `When` or `Then`, also for an `And`. */
type WrittenStep = Step & { uri: string; written: string };

/** Reads the vocabulary of all features, by a dry run of Cucumber whose messages go to `file`. */
export async function readVocabulary(file: string): Promise<Vocabulary> {
  const { run } = await readFeatures(file, true);
  return vocabularyOf(run, readWordings(run), readMeanings());
}

/** The vocabulary of a dry run: each step with its meaning, a short example and its uses, in the order of the meanings. */
export function vocabularyOf(
  run: Run,
  wordings: readonly Wording[],
  { steps, parameters }: Meanings,
): Vocabulary {
  const known = new Map(wordings.map((one) => [one.wording, one]));
  const examples = findExamples(run);
  return {
    groups: Object.entries(steps).map(([name, meanings]) => ({
      name,
      steps: Object.entries(meanings).flatMap(([wording, meaning]) => {
        const own = known.get(wording);
        const { text = '', place = '' } = examples.get(wording) ?? {};
        return own ? [{ wording, meaning, example: text, place, uses: own.uses }] : [];
      }),
    })),
    parameters: Object.entries(parameters).map(([name, meaning]) => {
      const pattern = run.parameterTypes.find((type) => type.name === name)?.regularExpressions[0] ?? '';
      return { name, meaning, values: alternativesOf(pattern) };
    }),
  };
}

/** The values of a pattern that is nothing but a list of them; none of any other. */
function alternativesOf(pattern: string): string[] {
  const values = pattern.replaceAll(/\(\?:|\)/g, '').split('|');
  const isList = values.length > 1 && values.every((value) => /^[\w '’-]+$/.test(value));
  return isList ? values : [];
}

/** The first step of the features that is written with each wording. */
function findExamples({ features, pickles, testCases, stepDefinitions }: Run) {
  const written = new Map(
    features.flatMap(({ uri, feature }) =>
      stepsOf(feature).map((step) => [step.id, { ...step, uri }] as const),
    ),
  );
  const wordings = new Map(stepDefinitions.map(({ id, pattern }) => [id, pattern.source]));
  const pickled = new Map(pickles.flatMap(({ steps }) => steps.map((step) => [step.id, step] as const)));
  const examples = new Map<string, { text: string; place: string }>();
  for (const { pickleStepId, stepDefinitionIds = [] } of testCases.flatMap(({ testSteps }) => testSteps)) {
    const own = pickled.get(pickleStepId ?? '');
    const step = written.get(own?.astNodeIds[0] ?? '');
    const wording = wordings.get(stepDefinitionIds[0] ?? '');
    if (!own || !step || wording === undefined || examples.has(wording)) continue;
    examples.set(wording, { text: exampleOf(step, own.text), place: `${step.uri}:${step.location.line}` });
  }
  return examples;
}

/** The steps of a feature, each `And` with the keyword that it repeats. */
function stepsOf({ children }: Feature): Omit<WrittenStep, 'uri'>[] {
  const lists = children
    .flatMap(({ rule, ...own }) => [own, ...(rule?.children ?? [])])
    .flatMap(({ background, scenario }) => [background?.steps ?? [], scenario?.steps ?? []]);
  return lists.flatMap((steps) => {
    let written = '';
    return steps.map((step) => {
      if (step.keywordType !== StepKeywordType.CONJUNCTION) written = step.keyword.trim();
      return { ...step, written };
    });
  });
}

/** A step as a feature writes it, with its values in place of `<...>`, and its table or text below it. */
function exampleOf({ written, dataTable, docString }: Omit<WrittenStep, 'uri'>, text: string): string {
  const rows =
    dataTable?.rows.map(({ cells }) => `  | ${cells.map(({ value }) => value).join(' | ')} |`) ?? [];
  const quoted = docString
    ? ['  """', ...docString.content.split('\n').map((line) => `  ${line}`), '  """']
    : [];
  return [`${written} ${text}`, ...rows, ...quoted].join('\n');
}
