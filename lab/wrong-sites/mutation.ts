import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readSource } from '../../build/read-source.ts';
import { applyEdits, editedFilesOf, type Mutant } from './mutant.ts';

const COPIED_FOLDER = 'public/';

/** Options for building a mutant: a Vite plugin, and a reader for sources that do not pass through Vite. */
export type MutantBuild = {
  plugin: Plugin;
  read: typeof readSource;
  /** The mutant's files that the build has not read. If any is left, the site lacks an edit. */
  unusedFiles: ReadonlySet<string>;
};

/** Makes a build read files with the mutant's edits. */
export function createMutantBuild(mutant: Pick<Mutant, 'edits'>): MutantBuild {
  const unusedFiles = new Set(editedFilesOf(mutant));
  const readMutated = (file: string, source = readFileSync(file, 'utf8')) => {
    unusedFiles.delete(file);
    return applyEdits(mutant, file, source);
  };
  const mutatedFiles = new Set(unusedFiles);
  const plugin: Plugin = {
    name: 'mutation',
    enforce: 'pre',
    load(id) {
      const file = relative('.', id);
      if (!mutatedFiles.has(file)) return null;
      this.addWatchFile(id);
      return readMutated(file);
    },
    // Vite copies public/ without calling `load`: overwrite the copy.
    writeBundle({ dir }) {
      if (this.environment.config.build.ssr) return;
      for (const file of mutatedFiles)
        if (file.startsWith(COPIED_FOLDER))
          writeFileSync(join(dir!, file.slice(COPIED_FOLDER.length)), readMutated(file));
    },
  };
  const readMutatedSource = async (file: string) => {
    const source = await readSource(file);
    return mutatedFiles.has(file) ? readMutated(file, source) : source;
  };
  return { plugin, read: readMutatedSource, unusedFiles };
}
