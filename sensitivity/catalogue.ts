import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { JUDGES, type Mutant } from './mutant.ts';

/** The folder of the catalogue. */
const CATALOGUE = 'sensitivity/catalogue';

const edit = z.strictObject({ file: z.string(), find: z.string().min(1), replace: z.string() });
const mutant = z.strictObject({
  name: z.string(),
  judge: z.enum(JUDGES).default('features'),
  says: z.exactOptional(z.string()),
  ends: z.exactOptional(z.string()),
  equivalent: z.exactOptional(z.string()),
});

/** An entry that stands for many mutants: in each of them another of these texts ends in `~`. */
const words = z.strictObject({
  file: z.string(),
  words: z.array(z.string()),
  ends: z.exactOptional(z.string()),
});
const entry = z.union([mutant.extend(edit.shape), mutant.extend({ edits: z.array(edit).min(1) }), words]);
const form = z.record(z.string(), z.array(entry));

/**
 * Reads the mutants of a folder of YAML files, or of one file, in their order; throws if it is missing or of another
 * form.
 */
export function readCatalogue(place = CATALOGUE): Mutant[] {
  if (!existsSync(place)) throw new Error(`There is no ${place}`);
  const files = statSync(place).isDirectory() ? globSync(`${place}/*.{yaml,yml}`).toSorted() : [place];
  const counts = new Map<string, number>();
  return files
    .flatMap((file) => Object.entries(clausesOf(file)))
    .flatMap(([clause, entries]) =>
      entries.flatMap(mutantsOf).map((one) => {
        const number = (counts.get(clause) ?? 0) + 1;
        counts.set(clause, number);
        return { ...one, clause, id: `${clause}-${number}` };
      }),
    );
}

function clausesOf(file: string): z.infer<typeof form> {
  const { data, error } = form.safeParse(parseYaml(file));
  if (data) return data;
  const [clause, index] = error.issues[0]!.path;
  const place = [clause ?? 'its beginning', ...(index === undefined ? [] : [`number ${Number(index) + 1}`])];
  throw new Error(`${file} has another form than the catalogue at ${place.join(', ')}`);
}

function parseYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no YAML: ${(error as Error).message.split('\n')[0]}`, { cause: error });
  }
}

function mutantsOf(one: z.infer<typeof entry>): Omit<Mutant, 'id' | 'clause'>[] {
  if ('edits' in one) return [one];
  if (!('words' in one)) {
    const { file, find, replace, ...rest } = one;
    return [{ ...rest, edits: [{ file, find, replace }] }];
  }
  const { file, words: texts, ...rest } = one;
  return texts.map((text) => ({
    ...rest,
    judge: 'features',
    name: `“${text}” of ${file.split('/').at(-1)} reads otherwise`,
    edits: [{ file, find: `'${text}'`, replace: `'${text.slice(0, -1)}~'` }],
  }));
}
