import { spawnSync } from 'node:child_process';

/** The value of a setting of git, `path` with ~ resolved; undefined where it is not set, or where there is no git. */
export function readGitSetting(name: string, type: 'path' | 'text' = 'text'): string | undefined {
  const kind = type === 'path' ? ['--type=path'] : [];
  const { status, stdout } = spawnSync('git', ['config', ...kind, '--get', name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The file of the keys that are known, the one by which git verifies the signatures of commits. */
export const findAllowedSigners = (): string | undefined =>
  readGitSetting('gpg.ssh.allowedSignersFile', 'path');
