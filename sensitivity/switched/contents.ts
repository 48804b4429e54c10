import type { RenderedPage } from '../../build/rendered-page.ts';

/** What each page holds beside styles and scripts, by its path. */
export type Contents = Map<string, string>;

/** What rendered pages hold; class names, which tell nothing to those who look at words and drawings, are left out. */
export const contentsOf = (pages: readonly RenderedPage[]): Contents =>
  new Map(pages.map(({ path, head, app }) => [path, (head + app).replace(/ class="[^"]*"/g, '')]));
