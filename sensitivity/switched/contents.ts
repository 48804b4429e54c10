import type { RenderedPage } from '../../build/rendered-page.ts';

/** What each page holds beside styles and scripts, by its path. */
export type Contents = Map<string, string>;

/** What rendered pages hold. */
export const contentsOf = (pages: readonly RenderedPage[]): Contents =>
  new Map(pages.map(({ path, head, app }) => [path, head + app]));
