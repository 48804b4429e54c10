import { type ComponentType, lazy } from 'react';

/** A screen whose code is loaded when it is first rendered, or by `preload`. */
export type PageLoader = {
  Page: ComponentType;
  preload(): Promise<void>;
  /** Loads the code in advance. Unlike `preload`, it may be called again after a failure, and never reloads the page. */
  prepare(): Promise<void>;
  isLoaded(): boolean;
};

type PageModule = { default: ComponentType };

/**
 * Makes a loader for a screen. A preloaded screen renders immediately; with `lazy` alone, hydration would suspend and
 * show nothing for a moment.
 */
export function createPageLoader(load: () => Promise<PageModule>): PageLoader {
  let Loaded: ComponentType | undefined;
  let loading: Promise<PageModule> | undefined;
  const fetchPage = async () => {
    const module = await awaitModuleOrReload(load());
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
 * Resolves with a screen's module. If its file is missing, as after a deployment, reloads the page once (8.8) and stays
 * pending meanwhile; rejects if the page has already been reloaded. Also stays pending if the import resolves with
 * undefined, which happens when a listener has handled Vite's event `vite:preloadError`.
 */
async function awaitModuleOrReload(loading: Promise<PageModule | undefined>): Promise<PageModule> {
  try {
    const module = await loading;
    if (module?.default) return module;
    // After a deployment a file of this name may exist but have no screen in it.
    if (module) throw new TypeError('The module has no screen');
  } catch (error) {
    // A page that is not prerendered lacks loader.js, which defines `reloadOnce`.
    if (!window.reloadOnce?.()) throw error;
  }
  return new Promise(() => undefined);
}
