import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** What must notice a wrong site: the features, those of the provider's SDK, the unit tests, or the gates. */
export type Judge = 'features' | 'sdk' | 'units' | 'gates';

/** One wrong site: a small change of one file, named by what a person would notice. */
export type Mutant = {
  /** Stable: clause and number, such as `9.1-2`. */
  id: string;
  clause: string;
  name: string;
  file: string;
  /** The text that changes; it stands exactly once in the file. */
  find: string;
  replace: string;
  judge: Judge;
  /** Part of what its gate says: a gate that fails for another reason has not noticed it. */
  says?: string;
  /** Why nothing can notice it, for a mutant that is the same site in other words. */
  argued?: string;
};

type Entry = Omit<Mutant, 'id' | 'judge' | 'clause'> & { judge?: Judge };

/** Wrong sites by rule: each of a file's words, labels, addresses ... altered, one at a time. */
type Words = { file: string; words: string[] };

const CATALOGUE = 'sensitivity/catalogue';
const COPIED = 'public/';

/** The catalogue: for each clause its wrong sites, in its order. A clause stands in one file only. */
export function readCatalogue(): Mutant[] {
  return readdirSync(CATALOGUE)
    .toSorted()
    .flatMap((file) => mutantsOf(`${CATALOGUE}/${file}`));
}

function mutantsOf(file: string): Mutant[] {
  const clauses = parse(readFileSync(file, 'utf8')) as Record<string, (Entry | Words)[]>;
  return Object.entries(clauses).flatMap(([clause, entries]) =>
    entries.flatMap(entriesOf).map((entry, index) => ({
      judge: 'features' as const,
      ...entry,
      clause,
      id: `${clause}-${index + 1}`,
    })),
  );
}

function entriesOf(entry: Entry | Words): Entry[] {
  if (!('words' in entry)) return [entry];
  const { file, words } = entry;
  return words.map((text) => ({
    name: `“${text}” of ${file.split('/').at(-1)} reads otherwise`,
    file,
    find: `'${text}'`,
    replace: `'${text.slice(0, -1)}~'`,
  }));
}

/** What is wrong with a mutant before it is built: a file or a text that has moved. Undefined when it applies. */
export function misfit({ id, file, find, replace }: Mutant): string | undefined {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    return `${id} no longer applies: there is no file ${file}`;
  }
  const count = source.split(find).length - 1;
  if (count !== 1) return `${id} no longer applies: its text stands ${count} times in ${file}`;
  return find === replace ? `${id} changes nothing` : undefined;
}

/** The file as the mutant has it. */
export function mutated({ find, replace }: Mutant, source: string): string {
  return source.replace(find, () => replace);
}

/** Lets a build take the mutant's file in place of the real one. */
export function mutation(mutant: Mutant): Plugin {
  const file = resolve(mutant.file);
  return {
    name: 'mutation',
    enforce: 'pre',
    load(id) {
      if (id.split('?')[0] !== file) return null;
      this.addWatchFile(file);
      return mutated(mutant, readFileSync(file, 'utf8'));
    },
    // What a build only copies passes no plugin.
    writeBundle({ dir }) {
      if (mutant.file.startsWith(COPIED) && !this.environment.config.build.ssr)
        writeFileSync(
          join(dir!, mutant.file.slice(COPIED.length)),
          mutated(mutant, readFileSync(file, 'utf8')),
        );
    },
  };
}
