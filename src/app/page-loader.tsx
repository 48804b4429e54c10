import { type ComponentType, lazy } from 'react';
import { reloadOnce } from './reload-once.ts';

/** A screen whose code is loaded when it is first rendered, or by `preload`. */
export type PageLoader = { Page: ComponentType; preload(): Promise<void>; isLoaded(): boolean };

type Module = { default: ComponentType };

/**
 * Makes a loader for a screen. Unlike with `lazy` alone, a preloaded screen renders at once: otherwise hydration would
 * suspend and show nothing for a moment.
 */
export function createPageLoader(load: () => Promise<Module>): PageLoader {
  let Loaded: ComponentType | undefined;
  let loading: Promise<Module> | undefined;
  const fetchPage = async () => {
    const module = await awaitModule(load());
    Loaded = module.default;
    return module;
  };
  const fetchOnce = () => (loading ??= fetchPage());
  const Lazy = lazy(fetchOnce);
  return {
    Page: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => void (await fetchOnce()),
    isLoaded: () => Loaded !== undefined,
  };
}

/**
 * Resolves with a screen's module. When its file is missing, as after a deployment, the page is reloaded once (8.8),
 * and meanwhile this stays pending; rejects when it was reloaded already. Stays pending too when the import resolves
 * with undefined, as it does where something handles Vite's event `vite:preloadError`.
 */
async function awaitModule(loading: Promise<Module | undefined>): Promise<Module> {
  let module: Module | undefined;
  try {
    module = await loading;
  } catch (error) {
    if (!reloadOnce()) throw error;
  }
  return module ?? new Promise<never>(() => undefined);
}
