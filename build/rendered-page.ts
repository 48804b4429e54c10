/** A page as `src/app/prerender.tsx` renders it: data for crawlers, the module of its screen, head and body. */
export type RenderedPage = {
  path: string;
  /** The title without the site's name at its end. */
  name: string;
  description: string;
  /** Whether search engines may list the page. */
  index: boolean;
  /** The page's canonical address; `image` is the address of the page's picture for link previews. */
  url: string;
  image: string;
  module: string;
  head: string;
  app: string;
};

/** The exports of the built `src/app/prerender.tsx`. */
export type Renderer = {
  renderAllPages(): Promise<RenderedPage[]>;
  contentPolicyOf(styleChecksum: string, scriptChecksum: string): string;
};
