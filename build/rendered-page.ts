/** A page as the prerendering entry gives it: what it says about itself, its screen's module, head and body. */
export type RenderedPage = {
  path: string;
  /** Its title without the site's name after it. */
  name: string;
  description: string;
  /** Whether search engines may list it. */
  index: boolean;
  /** Its canonical address, and that of its picture for link previews. */
  url: string;
  image: string;
  module: string;
  head: string;
  app: string;
};

/** The prerendering entry, `src/app/prerender.tsx`. */
export type Renderer = {
  renderAll(): Promise<RenderedPage[]>;
  policyOf(styleChecksum: string, scriptChecksum: string): string;
};
