import { readFileSync } from 'node:fs';
import type { ParameterType } from '@cucumber/messages';
import { parse } from 'yaml';
import type { Wording } from './vocabulary.ts';

/** The file with the meaning of each step and parameter. */
const MEANINGS_FILE = 'steps/meanings.yaml';

/** The meanings of steps by wording, grouped by who acts, and the meanings of parameters by name. */
export type Meanings = { steps: Record<string, Record<string, string>>; parameters: Record<string, string> };

/** Reads the meanings of steps and parameters. */
export const readMeanings = (): Meanings => parse(readFileSync(MEANINGS_FILE, 'utf8')) as Meanings;

/** Finds steps and parameters without a meaning, meanings of neither, and steps with two. */
export function findMeaningProblems(
  wordings: readonly Wording[],
  types: readonly ParameterType[],
  { steps, parameters }: Meanings,
): string[] {
  const explained = Object.values(steps).flatMap((group) => Object.keys(group));
  const known = new Set(wordings.map(({ wording }) => wording));
  return [
    ...wordings
      .filter(({ wording }) => !explained.includes(wording))
      .map(({ place, wording }) => `${place} "${wording}" has no meaning in ${MEANINGS_FILE}`),
    ...explained
      .filter((wording) => !known.has(wording))
      .map((wording) => `${MEANINGS_FILE} explains "${wording}", which is no step`),
    ...explained
      .filter((wording, index) => explained.indexOf(wording) !== index)
      .map((wording) => `${MEANINGS_FILE} explains "${wording}" twice`),
    ...types
      .filter(({ name }) => !(name in parameters))
      .map(({ name }) => `{${name}} has no meaning in ${MEANINGS_FILE}`),
  ];
}
