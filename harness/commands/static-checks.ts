const SCRIPT_COMMAND = ['node', '-r', './build/surroundings.cjs'] as const;

/** The checks that need no browser: for each, the tool and its arguments. */
export const staticChecks: Record<string, readonly [tool: string, ...args: string[]]> = {
  format: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location=.cache/format', '.'],
  lint: ['oxlint', '--deny-warnings'],
  types: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json'],
  unused: ['knip'],
  clauses: [...SCRIPT_COMMAND, 'scripts/clauses.ts'],
};
