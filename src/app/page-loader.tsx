import { type ComponentType, lazy } from 'react';

/** A screen whose code is loaded when it is first rendered, or by `preload`. */
export type PageLoader = {
  Page: ComponentType;
  preload(): Promise<void>;
  /** Loads it in advance: a failure reloads nothing, and is forgotten. */
  prepare(): Promise<void>;
  isLoaded(): boolean;
};

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
    async prepare() {
      Loaded ??= (await load()).default;
    },
    isLoaded: () => Loaded !== undefined,
  };
}

/**
 * Resolves with a screen's module. When its file is missing, as after a deployment, the page is reloaded once (8.8),
 * and meanwhile this stays pending; rejects when it was reloaded already. Stays pending too when the import resolves
 * with undefined, as it does where something handles Vite's event `vite:preloadError`.
 */
async function awaitModule(loading: Promise<Module | undefined>): Promise<Module> {
  try {
    const module = await loading;
    if (module?.default) return module;
    // Another deployment may have a file of this name without a screen in it.
    if (module) throw new TypeError('The module has no screen');
  } catch (error) {
    // A page that is not prerendered has no loader.
    if (!window.reloadOnce?.()) throw error;
  }
  return new Promise(() => undefined);
}
