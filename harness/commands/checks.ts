const OF_OURS = ['node', '-r', './build/surroundings.cjs'] as const;

/** What is checked without a browser, each by a tool and its arguments. */
export const checks: Record<string, readonly [tool: string, ...args: string[]]> = {
  format: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location=.cache/format', '.'],
  lint: ['oxlint', '--deny-warnings'],
  types: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json'],
  unused: ['knip'],
  clauses: [...OF_OURS, 'scripts/clauses.ts'],
};
