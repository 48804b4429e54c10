/** What a first load may cost a visitor: files as gzip in KB of 1,024 bytes, headers not counted. The gates hold it. */
export const budgets = {
  htmlKb: 20,
  scriptsKb: 98,
  homeKb: 130,
  homeRequests: 8,
  requests: 14,
  /** What the home page fetches in advance for a visitor who looks at everything (10.21). */
  inAdvanceKb: 60,
} as const;
