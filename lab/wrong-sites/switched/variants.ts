import { readFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { parseAst, type Plugin, transformWithOxc } from 'vite';
import { type Bundle, bundleSite, renderBundle, writeOtherFiles } from '../../../build/build-site.ts';
import { readSource } from '../../../build/read-source.ts';
import { applyEdits, filesOf, type Mutant } from '../mutant.ts';

/** A build that holds mutants behind a switch; `loader` is the inline script of its pages. */
export type SwitchedBuild = { bundle: Bundle; loader: string };

/** Modules whose edits a switched build can hold. The others are read by the build or run code when they are loaded. */
const MODULES = /^src\/(?!main\.|app\/prerender\.).+\.tsx?$/;

/** The name of a module's variant: `cards~2.1-3.ts` beside `cards.ts` for the mutant 2.1-3. */
const MARK = '~';

/**
 * Whether a switched build can hold a mutant: the scenarios judge it, each of its edits changes a module, and no module
 * has side effects when loaded, because those of inactive mutants are loaded too.
 */
export async function isSwitchable(mutant: Mutant): Promise<boolean> {
  const files = filesOf(mutant);
  if (mutant.judge !== 'features' || mutant.equivalent || !files.every((file) => MODULES.test(file)))
    return false;
  const bodies = await Promise.all(
    // An edit that breaks a module's syntax gets its own build, which reports it.
    files.map(async (file) =>
      parseModule(file, applyEdits(mutant, file, await readFile(file, 'utf8'))).catch(() => undefined),
    ),
  );
  return bodies.every((body) => body?.every(({ type }) => type.endsWith('Declaration')));
}

/** Builds the site once with the variants of all mutants that a switched build can hold. */
export async function buildVariants(mutants: readonly Mutant[], outDir: string): Promise<SwitchedBuild> {
  const answers = await Promise.all(mutants.map(isSwitchable));
  const plugin = createVariants(mutants.filter((_mutant, place) => answers[place]));
  const bundle = await bundleSite({ outDir, plugins: [plugin] });
  const { pages } = await renderBundle(bundle, readSource);
  await writeOtherFiles(outDir, pages, readSource);
  return { bundle, loader: await readSource('src/loader.js') };
}

/** The statements of a module, without its types. */
async function parseModule(file: string, source: string) {
  const { code } = await transformWithOxc(source, file);
  return parseAst(code).body;
}

/**
 * A plugin for a build that holds all these mutants: each module that they change has a variant for each
 * of them, and other modules import from the variant of the active mutant, or from the original.
 */
function createVariants(mutants: readonly Mutant[]): Plugin {
  const byFile = Map.groupBy(
    mutants.flatMap((mutant) => filesOf(mutant).map((file) => ({ file, mutant }))),
    ({ file }) => file,
  );
  return {
    name: 'variants',
    enforce: 'pre',
    resolveId: (source) => (source.includes(MARK) ? source : null),
    async load(id) {
      const path = relative('.', id);
      const [, name, variant, extension] = /^(.*)~(.+)(\.tsx?)$/.exec(path) ?? [];
      const file = name ? `${name}${extension}` : path;
      const own = byFile.get(file);
      if (!own) return null;
      const source = await readFile(file, 'utf8');
      const chosen = own.find(({ mutant }) => mutant.id === variant);
      if (variant) return chosen ? applyEdits(chosen.mutant, file, source) : source;
      return printChoice(
        file,
        await exportsOf(file, source),
        own.map(({ mutant }) => mutant.id),
      );
    },
  };
}

/** The names that a module exports as values. */
async function exportsOf(file: string, source: string): Promise<string[]> {
  const body = await parseModule(file, source);
  return body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return ['default'];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = statement;
    const specified = specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value));
    if (!declaration) return specified;
    if (declaration.type !== 'VariableDeclaration')
      return 'id' in declaration && declaration.id && 'name' in declaration.id ? [declaration.id.name] : [];
    return declaration.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []));
  });
}

/** A module that re-exports from the variant of the active mutant. */
function printChoice(file: string, names: readonly string[], ids: readonly string[]): string {
  const addressOf = (variant: string) => {
    const [, name, extension] = /^(.*)(\.tsx?)$/.exec(basename(file))!;
    return JSON.stringify(resolve(dirname(file), `${name}${MARK}${variant}${extension}`));
  };
  return [
    `import * as original from ${addressOf('original')};`,
    ...ids.map((id, index) => `import * as variant${index} from ${addressOf(id)};`),
    `const chosen = ${ids.map((id, index) => `globalThis.activeMutant === ${JSON.stringify(id)} ? variant${index} : `).join('')}original;`,
    ...names.map((name, index) => `const value${index} = chosen[${JSON.stringify(name)}];`),
    `export { ${names.map((name, index) => `value${index} as ${name}`).join(', ')} };`,
  ].join('\n');
}
