/** Budgets of a first load: files as gzip in KB of 1,024 bytes, without headers. The gates check them. */
export const budgets = {
  htmlKb: 20,
  scriptsKb: 98,
  homeKb: 130,
  homeRequests: 8,
  requests: 14,
  /** Prefetched by the home page for a visitor who brings everything into view (10.21). */
  inAdvanceKb: 60,
} as const;
