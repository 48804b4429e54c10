import { type ComponentType, lazy } from 'react';
import { reloadOnce } from './reload-once.ts';

/** A screen whose code comes when it is needed. */
export type PageLoader = { Page: ComponentType; preload(): Promise<void> };

type Module = { default: ComponentType };

/** Once loaded, a page renders at once: a prerendered page hydrates without a moment of nothing. */
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
  };
}

/**
 * A screen's code. Where it is lost, Vite dispatches `vite:preloadError` and rejects; a listener that handles the
 * event makes it resolve with nothing instead (8.8). Then, and while the page loads again, there is nothing to show.
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
