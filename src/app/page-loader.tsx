import { type ComponentType, lazy } from 'react';

/** A screen whose code comes when it is needed. */
export type PageLoader = { Page: ComponentType; preload(): Promise<void> };

type Load = () => Promise<{ default: ComponentType }>;

/** Once loaded, a page renders at once: a prerendered page hydrates without a moment of nothing. */
export function pageLoader(load: Load): PageLoader {
  let Loaded: ComponentType | undefined;
  const fetchPage = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  const Lazy = lazy(fetchPage);
  return {
    Page: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => void (await fetchPage()),
  };
}
