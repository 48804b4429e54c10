import { spawnSync } from 'node:child_process';

/** The commit that the files are at, in a few letters, and whether they differ from it. */
export function readCommit(): string {
  if (process.env.GITHUB_SHA) return process.env.GITHUB_SHA.slice(0, 12);
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD');
  if (status !== 0) return 'unknown';
  return stdout.trim() + (git('status', '--porcelain').stdout ? ', with changes that are not committed' : '');
}
