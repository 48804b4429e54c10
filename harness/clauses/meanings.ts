import { readFileSync } from 'node:fs';
import type { ParameterType } from '@cucumber/messages';
import { parse } from 'yaml';
import type { Wording } from './vocabulary.ts';

/** The file with the meaning of each step and parameter. */
const MEANINGS_FILE = 'steps/meanings.yaml';

/** The meanings of steps, grouped by who acts, then by wording; and the meanings of parameters, by name. */
type Meanings = { steps: Record<string, Record<string, string>>; parameters: Record<string, string> };

/** Reads the meanings of steps and parameters. */
export const readMeanings = (): Meanings => parse(readFileSync(MEANINGS_FILE, 'utf8')) as Meanings;

/** Finds steps and parameters without a meaning, and meanings that belong to no step or parameter. */
export function findMeaningProblems(
  wordings: readonly Pick<Wording, 'wording'>[],
  types: readonly Pick<ParameterType, 'name'>[],
  { steps, parameters }: Meanings,
): string[] {
  const inBraces = (name: string) => `{${name}}`;
  const known = [...wordings.map(({ wording }) => wording), ...types.map(({ name }) => inBraces(name))];
  const explained = [...Object.values(steps).flatMap(Object.keys), ...Object.keys(parameters).map(inBraces)];
  return [
    ...known.filter((one) => !explained.includes(one)).map((one) => `${MEANINGS_FILE} lacks "${one}"`),
    ...explained
      .filter((one) => !known.includes(one))
      .map((one) => `${MEANINGS_FILE} explains "${one}", which is neither a step nor a parameter`),
  ];
}
