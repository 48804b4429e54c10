import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What each module of the site imports, statically or later; paths relative to the project. */
export type ModuleGraph = Map<string, string[]>;

/** A plugin that notes Vite's module graph. */
export const recordModules = (graph: ModuleGraph): Plugin => ({
  name: 'record-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)!;
      graph.set(pathOf(id), [...importedIds, ...dynamicallyImportedIds].map(pathOf));
    }
  },
});

const pathOf = (id: string): string => relative('.', id.split('?')[0]!);

/**
 * The screens that each module is part of, by their paths; every one of them for a module that the frame loads by itself.
 * `screens` has the module of each screen, by its path.
 */
export function screensOfModules(
  graph: ModuleGraph,
  screens: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const modules = new Set(screens.values());
  const frame = reach(graph, 'index.html', modules);
  const parts = [...screens].map(([path, module]) => [path, reach(graph, module, modules)] as const);
  return new Map(
    [...graph.keys()].map((module) => {
      const own = frame.has(module)
        ? [...screens.keys()]
        : parts.filter(([, part]) => part.has(module)).map(([path]) => path);
      return [module, own];
    }),
  );
}

/** The modules that one needs, itself included, without those of other screens. */
function reach(graph: ModuleGraph, from: string, screens: ReadonlySet<string>): Set<string> {
  const found = new Set([from]);
  for (const module of found)
    for (const imported of graph.get(module) ?? []) if (!screens.has(imported)) found.add(imported);
  return found;
}
