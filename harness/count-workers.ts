import { availableParallelism } from 'node:os';

/** More workers than this share one site, one disk and one network too narrowly. */
const MOST = 8;

/** The number of workers that run tests side by side: one for each core that this process may use. */
export const countWorkers = (): number => Math.min(MOST, availableParallelism());
