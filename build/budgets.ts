/**
 * The most that a browser with an empty cache may load for a page; the gates check it. Sizes are those of gzipped files
 * without HTTP headers, in KB of 1,024 bytes.
 */
export const budgets = {
  htmlKb: 20,
  scriptsKb: 98,
  homeKb: 130,
  homeRequests: 8,
  requests: 14,
  /** The most that the home page may prefetch while a visitor scrolls from its top to its end (10.21). */
  prefetchedKb: 60,
} as const;
