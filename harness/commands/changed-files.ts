import { spawnSync } from 'node:child_process';

const runGit = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });

/** Explains why git does not find a revision, for example because there is no repository; undefined if git finds it. */
export function findRevisionProblem(revision: string): string | undefined {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const { status, stderr, error } = runGit(...args);
  if (status === 0) return undefined;
  const [reason] = (error?.message ?? stderr).split('\n');
  return `git knows no revision "${revision}"${reason ? ` (${reason})` : ''}`;
}

/** The files that differ from a revision of git, also files that git does not track; throws for an unknown revision. */
export function listFilesChangedSince(revision: string): string[] {
  const problem = findRevisionProblem(revision);
  if (problem) throw new Error(problem);
  const list = (...args: string[]) =>
    runGit(...args)
      .stdout.split('\0')
      .filter(Boolean);
  return [
    // List paths relative to this folder, because the project may be a folder of a larger repository.
    ...list('diff', '--name-only', '--no-renames', '--relative', '-z', revision, '--'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
