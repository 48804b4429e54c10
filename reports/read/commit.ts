import { spawnSync } from 'node:child_process';

/** The hash of the current commit in 12 characters, with a note if files differ from it; `unknown` outside of git. */
export function readCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD');
  if (status !== 0) return 'unknown';
  const changedFiles = git('status', '--porcelain').stdout;
  return stdout.trim() + (changedFiles ? ', with changes that are not committed' : '');
}
