import { availableParallelism } from 'node:os';

/** The maximum number: more workers would slow each other down, because they share one site, disk and network. */
const MAX_WORKERS = 8;

/**
 * The number of workers that run tests in parallel: one more than the cores that this process may use, because a test
 * spends part of its time waiting. On two cores the gates took 0.84 of the time with three workers instead of two.
 */
export const countWorkers = (): number => Math.min(MAX_WORKERS, availableParallelism() + 1);
