/** Limits of a first load, checked by the gates: gzipped files in KB of 1,024 bytes, without headers. */
export const budgets = {
  htmlKb: 20,
  scriptsKb: 98,
  homeKb: 130,
  homeRequests: 8,
  requests: 14,
  /** The maximum that the home page prefetches while a visitor scrolls through all of it (10.21). */
  prefetchedKb: 60,
} as const;
