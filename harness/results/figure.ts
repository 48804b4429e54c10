import { z } from 'zod';

/** One figure of a gate with the limit that it must keep, as the report has it. */
export const figureSchema = z.strictObject({
  rule: z.string(),
  figure: z.number(),
  unit: z.string(),
  bound: z.enum(['at most', 'at least']),
  limit: z.number(),
});

/** The same as a gate notes it: with the screen, state and width that it is of. */
export type Figure = z.infer<typeof figureSchema> & { where: string };

/** The annotation of a test that carries a figure into the results. */
export const FIGURE = 'figure';

/** How far a figure lies beyond its limit; below 0 it keeps the limit. */
export const excess = ({ bound, figure, limit }: Pick<Figure, 'bound' | 'figure' | 'limit'>): number =>
  bound === 'at most' ? figure - limit : limit - figure;
