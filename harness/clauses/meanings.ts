import { readFileSync } from 'node:fs';
import type { ParameterType, Pickle } from '@cucumber/messages';
import { parse } from 'yaml';
import type { StepWording } from './vocabulary.ts';

/** The file with the meaning of each step, parameter and tag. */
const MEANINGS_FILE = 'steps/meanings.yaml';

/** The meanings of steps, grouped by who acts, then by wording; and those of parameters and tags, by name. */
type Meanings = {
  steps: Record<string, Record<string, string>>;
  parameters: Record<string, string>;
  tags: Record<string, string>;
};

/** Reads the meanings of steps, parameters and tags. */
export const readVocabularyMeanings = (): Meanings => parse(readFileSync(MEANINGS_FILE, 'utf8')) as Meanings;

/** Finds steps, parameters and tags without a meaning, and meanings that belong to none of them. */
export function findMeaningProblems(
  wordings: readonly Pick<StepWording, 'wording'>[],
  types: readonly Pick<ParameterType, 'name'>[],
  pickles: readonly Pick<Pickle, 'tags'>[],
  { steps, parameters, tags }: Meanings,
): string[] {
  const inBraces = (name: string) => `{${name}}`;
  const used = new Set(pickles.flatMap((pickle) => pickle.tags.map(({ name }) => name)));
  const known = [
    ...wordings.map(({ wording }) => wording),
    ...types.map(({ name }) => inBraces(name)),
    // A tag that begins with a digit names a clause and needs no meaning.
    ...[...used].filter((name) => !/^@\d/.test(name)),
  ];
  const explained = [
    ...Object.values(steps).flatMap(Object.keys),
    ...Object.keys(parameters).map(inBraces),
    ...Object.keys(tags),
  ];
  return [
    ...known.filter((one) => !explained.includes(one)).map((one) => `${MEANINGS_FILE} lacks "${one}"`),
    ...explained
      .filter((one) => !known.includes(one))
      .map((one) => `${MEANINGS_FILE} explains "${one}", which is no step, parameter or tag`),
  ];
}
