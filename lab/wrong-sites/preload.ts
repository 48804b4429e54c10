import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyEdits, editedFilesOf, type Mutant } from './mutant.ts';

/**
 * Loaded before the features of the provider's SDK (`node --import`). Makes Node load files with the edits of the
 * mutant that the environment variable MUTANT holds as JSON.
 */
const mutant = JSON.parse(process.env.MUTANT!) as Mutant;
const files = new Set(editedFilesOf(mutant));

registerHooks({
  load(url, context, nextLoad) {
    const module = nextLoad(url, context);
    const file = url.startsWith('file:') ? relative('.', fileURLToPath(url)) : '';
    return files.has(file) ? { ...module, source: applyEdits(mutant, file, String(module.source)) } : module;
  },
});
