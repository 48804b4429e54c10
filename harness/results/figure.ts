import type { GateCheck } from './model/gate.ts';

/** One figure of a gate with the limit that it must keep, and the screen, state and width that it is of. */
export type Figure = GateCheck['figures'][number] & { where: string };

/** The annotation of a test that carries a figure into the results. */
export const FIGURE = 'figure';

/** How far a figure lies beyond its limit; below 0 it keeps the limit. */
export const excessOf = ({ bound, figure, limit }: Pick<Figure, 'bound' | 'figure' | 'limit'>): number =>
  bound === 'at most' ? figure - limit : limit - figure;
