/** A figure that a gate measured, its limit, and its place: screen, state and width. */
export type Figure = {
  rule: string;
  figure: number;
  unit: string;
  bound: 'at most' | 'at least';
  limit: number;
  where: string;
};

/** The type of the Playwright annotation that carries a figure into the results. */
export const FIGURE_ANNOTATION = 'figure';

/** The amount by which a figure misses its limit; 0 or less if it is within the limit. */
export const excessOf = ({ bound, figure, limit }: Pick<Figure, 'bound' | 'figure' | 'limit'>): number =>
  bound === 'at most' ? figure - limit : limit - figure;
