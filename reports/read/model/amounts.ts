import { z } from 'zod';

/** A count, or the number of a line. */
export const count = z.int().nonnegative();
/** Seconds of real time. */
export const seconds = z.number().nonnegative();
/** The id of a clause, such as `5.4`. */
export const clauseId = z.string().regex(/^\d+\.\d+$/);
