import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The modules that each module of the site imports, statically or dynamically; paths relative to the project. */
export type ModuleGraph = Map<string, string[]>;

/** A plugin that records Vite's module graph. */
export const createGraphRecorder = (graph: ModuleGraph): Plugin => ({
  name: 'record-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)!;
      graph.set(modulePathOf(id), [...importedIds, ...dynamicallyImportedIds].map(modulePathOf));
    }
  },
});

const modulePathOf = (id: string): string => relative('.', id.split('?')[0]!);

/**
 * Maps each module to the paths of the screens that load it. If the site's entry, `index.html`, imports a module other
 * than through a screen, every screen loads it. `screens` maps the path of each screen to its module.
 */
export function screensOfModules(
  graph: ModuleGraph,
  screens: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const modules = new Set(screens.values());
  const frame = collectModules(graph, 'index.html', modules);
  const parts = [...screens].map(([path, module]) => [path, collectModules(graph, module, modules)] as const);
  return new Map(
    [...graph.keys()].map((module) => {
      const own = frame.has(module)
        ? [...screens.keys()]
        : parts.filter(([, part]) => part.has(module)).map(([path]) => path);
      return [module, own];
    }),
  );
}

/** Collects `from` and all modules that it imports, directly or indirectly, but follows no import of a screen. */
function collectModules(graph: ModuleGraph, from: string, screens: ReadonlySet<string>): Set<string> {
  const found = new Set([from]);
  for (const module of found)
    for (const imported of graph.get(module) ?? []) if (!screens.has(imported)) found.add(imported);
  return found;
}
