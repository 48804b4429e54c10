/** How a step or a scenario ends, in Cucumber's words, the worst first. */
export const STATUSES = [
  'FAILED',
  'AMBIGUOUS',
  'UNDEFINED',
  'PENDING',
  'SKIPPED',
  'UNKNOWN',
  'PASSED',
] as const;
export type Status = (typeof STATUSES)[number];

/**
 * The worst of some statuses. Cucumber's own order ranks UNKNOWN above PASSED: by that, a scenario with a step of
 * which nothing is known would pass.
 */
export const worstOf = (statuses: readonly Status[]): Status =>
  STATUSES.find((status) => statuses.includes(status)) ?? 'UNKNOWN';
