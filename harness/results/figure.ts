/** One figure of a gate with the limit that it must keep. */
export type Figure = {
  rule: string;
  figure: number;
  unit: string;
  /** The screen, state and width that the figure is of. */
  where: string;
  limit: number;
  bound: 'at most' | 'at least';
};

/** The annotation of a test that carries a figure into the results. */
export const FIGURE = 'figure';

/** How far a figure lies beyond its limit; below 0 it keeps the limit. */
export const excess = ({ bound, figure, limit }: Pick<Figure, 'bound' | 'figure' | 'limit'>): number =>
  bound === 'at most' ? figure - limit : limit - figure;
