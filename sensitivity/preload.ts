import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { mutated, readCatalogue } from './mutant.ts';

/** Loaded before the features of the provider's SDK, lets Node take the file of the mutant MUTANT in place of the real one. */
const mutant = readCatalogue().find(({ id }) => id === process.env.MUTANT)!;
const address = pathToFileURL(mutant.file).href;

registerHooks({
  load(url, context, nextLoad) {
    const module = nextLoad(url, context);
    return url === address ? { ...module, source: mutated(mutant, String(module.source)) } : module;
  },
});
