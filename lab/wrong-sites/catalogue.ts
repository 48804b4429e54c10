import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { JUDGES, type Mutant } from './mutant.ts';

const CATALOGUE_FOLDER = 'lab/wrong-sites/catalogue';

const editSchema = z.strictObject({ file: z.string(), find: z.string().min(1), replace: z.string() });
const mutantSchema = z.strictObject({
  name: z.string(),
  judge: z.enum(JUDGES).default('features'),
  says: z.exactOptional(z.string()),
  ends: z.exactOptional(z.string()),
  equivalent: z.exactOptional(z.string()),
});

/** An entry for several mutants: each replaces the last character of one of these texts (`words`) by `~`. */
const wordsEntrySchema = z.strictObject({
  file: z.string(),
  words: z.array(z.string()),
  ends: z.exactOptional(z.string()),
});
const entrySchema = z.union([
  mutantSchema.extend(editSchema.shape),
  mutantSchema.extend({ edits: z.array(editSchema).min(1) }),
  wordsEntrySchema,
]);
const catalogueSchema = z.record(z.string(), z.array(entrySchema));

/** A file of the catalogue with its content. */
type CatalogueFile = { file: string; text: string };

/**
 * Reads the mutants of a folder of YAML files, or of one file, in their order. Throws if the folder or file is missing
 * or does not match the schema.
 */
export function readCatalogue(path = CATALOGUE_FOLDER): Mutant[] {
  if (!existsSync(path)) throw new Error(`${path} does not exist`);
  const files = statSync(path).isDirectory() ? globSync(`${path}/*.{yaml,yml}`).toSorted() : [path];
  return parseMutants(files.map((file) => ({ file, text: readFileSync(file, 'utf8') })));
}

/** Reads the mutants that a folder or file had at a revision; none if it did not exist then or had another schema. */
export function readFormerCatalogue(revision: string, path = CATALOGUE_FOLDER): Mutant[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });
  try {
    const files = git('ls-tree', '-r', '--name-only', revision, path).trim().split('\n').filter(Boolean);
    return parseMutants(files.map((file) => ({ file, text: git('show', `${revision}:${file}`) })));
  } catch {
    return [];
  }
}

function parseMutants(files: readonly CatalogueFile[]): Mutant[] {
  const counts = new Map<string, number>();
  return files
    .flatMap((file) => Object.entries(parseEntries(file)))
    .flatMap(([clause, entries]) =>
      entries.flatMap(createMutantsOfEntry).map((one) => {
        requireSaysOrEnds(one);
        const number = (counts.get(clause) ?? 0) + 1;
        counts.set(clause, number);
        return { ...one, clause, id: `${clause}-${number}` };
      }),
    );
}

/** Judges that run many checks. Their mutants need `says` or `ends`, because an unrelated check may fail. */
const JUDGES_OF_MANY_CHECKS: readonly Mutant['judge'][] = ['gates', 'webkit'];

function requireSaysOrEnds({ name, judge, says, ends, equivalent }: Omit<Mutant, 'id' | 'clause'>): void {
  if (JUDGES_OF_MANY_CHECKS.includes(judge) && !says && !ends && !equivalent)
    throw new Error(
      `“${name}” needs \`says\` or \`ends\`: part of the message with which its judge notices it`,
    );
}

function parseEntries({ file, text }: CatalogueFile): z.infer<typeof catalogueSchema> {
  const { data, error } = catalogueSchema.safeParse(parseYaml({ file, text }));
  if (data) return data;
  const [clause, index] = error.issues[0]!.path;
  const place = [clause ?? 'its beginning', ...(index === undefined ? [] : [`number ${Number(index) + 1}`])];
  throw new Error(`${file} does not match the schema at ${place.join(', ')}`);
}

function parseYaml({ file, text }: CatalogueFile): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file} is not YAML: ${(error as Error).message.split('\n')[0]}`, { cause: error });
  }
}

function createMutantsOfEntry(entry: z.infer<typeof entrySchema>): Omit<Mutant, 'id' | 'clause'>[] {
  if ('edits' in entry) return [entry];
  if (!('words' in entry)) {
    const { file, find, replace, ...rest } = entry;
    return [{ ...rest, edits: [{ file, find, replace }] }];
  }
  const { file, words: texts, ...rest } = entry;
  return texts.map((text) => ({
    ...rest,
    judge: 'features',
    name: `“${text}” of ${file.split('/').at(-1)} reads otherwise`,
    edits: [{ file, find: `'${text}'`, replace: `'${text.slice(0, -1)}~'` }],
  }));
}
