/** A number that a gate measured, the highest or lowest number allowed (`limit`), and where: screen, state, width. */
export type MeasuredFigure = {
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
export const excessOf = ({ bound, figure, limit }: MeasuredFigure): number =>
  bound === 'at most' ? figure - limit : limit - figure;
