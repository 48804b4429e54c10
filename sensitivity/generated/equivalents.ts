import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { GeneratedMutant } from './instrument.ts';
import { type GeneratedRecord, isNoticed } from './record.ts';

const EQUIVALENTS = 'sensitivity/generated/equivalents.yaml';

/**
 * Mutants of a file that nothing can notice: all of that original code, or those with that replacement, or those in a line
 * that holds that text.
 */
const form = z.record(
  z.string(),
  z.array(
    z.strictObject({
      original: z.string(),
      replacement: z.exactOptional(z.string()),
      line: z.exactOptional(z.string()),
      because: z.string(),
    }),
  ),
);

/** The explanations by the file whose mutants they explain. */
export type Equivalents = z.infer<typeof form>;

type Changed = Pick<GeneratedMutant, 'file' | 'original' | 'replacement' | 'start'>;

/** Reads the explanations; throws if they have another form. */
export function readEquivalents(file = EQUIVALENTS): Equivalents {
  return existsSync(file) ? form.parse(parse(readFileSync(file, 'utf8')) ?? {}) : {};
}

/** Why nothing can notice a mutant, if that is explained. */
export const reasonOf = (equivalents: Equivalents, mutant: Changed): string | undefined =>
  equivalents[mutant.file]?.find((one) => isAbout(one, mutant))?.because;

/**
 * The explanations that are not true, in words: a scenario did notice the mutant as the record has it, or none of all
 * `mutants` is meant any more.
 */
export function findUntrue(
  equivalents: Equivalents,
  record: GeneratedRecord,
  mutants: readonly Changed[],
): string[] {
  return Object.entries(equivalents).flatMap(([file, some]) =>
    some.flatMap((one) => {
      const noticed = record.files[file]?.mutants.find(
        (mutant) => isAbout(one, { ...mutant, file }) && isNoticed(mutant.status),
      );
      const words = `"${one.original}" in ${file} is explained as what nothing can notice`;
      if (noticed) return `${words}, but ${noticed.by} noticed it`;
      const isThere = mutants.some((mutant) => mutant.file === file && isAbout(one, mutant));
      return isThere ? [] : `${words}, but no mutant changes it`;
    }),
  );
}

const isAbout = ({ original, replacement, line }: Equivalents[string][number], mutant: Changed): boolean =>
  original === mutant.original &&
  (replacement ?? mutant.replacement) === mutant.replacement &&
  (line === undefined || lineOf(mutant).includes(line));

const lineOf = ({ file, start }: Changed): string =>
  readFileSync(file, 'utf8').split('\n')[start.line - 1] ?? '';
