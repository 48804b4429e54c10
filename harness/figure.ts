/** A figure that a gate measured, the highest or lowest value allowed (`limit`), and where: screen, state and width. */
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

/** By how much a figure is above the highest or below the lowest value allowed; 0 or less if it is allowed. */
export const excessOf = ({ bound, figure, limit }: Pick<Figure, 'bound' | 'figure' | 'limit'>): number =>
  bound === 'at most' ? figure - limit : limit - figure;
