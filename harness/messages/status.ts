/** The statuses of Cucumber, the worst first. */
const STATUSES = ['FAILED', 'AMBIGUOUS', 'UNDEFINED', 'PENDING', 'SKIPPED', 'UNKNOWN', 'PASSED'] as const;
export type Status = (typeof STATUSES)[number];

/**
 * The worst of some statuses. Cucumber's own order ranks UNKNOWN better than PASSED: a scenario with a step of unknown
 * result would pass.
 */
export const worstStatusOf = (statuses: readonly Status[]): Status =>
  STATUSES.find((status) => statuses.includes(status)) ?? 'UNKNOWN';
