import { spawnSync } from 'node:child_process';

/** The files that differ from a revision of git, new ones included; throws for an unknown revision. */
export function listFilesChangedSince(revision: string): string[] {
  const list = (...args: string[]): string[] => {
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`git knows no revision "${revision}"`);
    return stdout.split('\0').filter(Boolean);
  };
  return [
    ...list('diff', '--name-only', '--no-renames', '-z', revision, '--'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
