import { availableParallelism } from 'node:os';

/** More workers than this share one site, one disk and one network too narrowly. */
const MOST = 8;

/**
 * The number of workers that run tests side by side: one more than the cores that this process may use, because a test
 * waits for frames and answers for a part of its time. On two cores three took 0.84 of the time of two for the gates.
 */
export const countWorkers = (): number => Math.min(MOST, availableParallelism() + 1);
