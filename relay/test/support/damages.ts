import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A running relay's process, and its database as this process sees it. */
type Target = { pid: number; database: string };

/**
 * What becomes of the disk or the database under a running relay: what the log must say, how it is done, and how it is
 * mended where that is possible.
 */
export type Damage = {
  says: RegExp;
  /** Whether what was stored is no longer on disk. */
  isLoss: boolean;
  /** Needs a file system of its own. */
  needsDisk?: boolean;
  inflict(target: Target): void;
  mend?(target: Target): void;
};

const MB = 1_048_576;
const aside = (path: string) => `${path}-aside`;

/** Runs a command and throws what it says where it fails: a damage that is not done would prove nothing. */
function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

function fillDisk({ database }: Target): void {
  const filler = Buffer.alloc(4096);
  const fill = (size: number) => {
    for (let number = 0; ; number += 1)
      writeFileSync(join(dirname(database), 'filler'), filler.subarray(0, size), { flag: 'a' });
  };
  for (const size of [4096, 1])
    try {
      fill(size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}

/** Runs a shell command as the relay sees its files: in the namespace of its mounts. */
const runInside = ({ pid }: Target, script: string, path: string) =>
  run(
    'nsenter',
    ...(process.getuid!() === 0 ? [] : ['--user', '--preserve-credentials']),
    '--mount',
    '-t',
    `${pid}`,
    'sh',
    '-c',
    script,
    'sh',
    path,
  );

const insideOf = ({ pid, database }: Target) => dirname(database).replace(`/proc/${pid}/root`, '');

/** Moves a file to the side: the relay still has it open, and this process can still read it. */
const moveAside = (path: string) => renameSync(path, aside(path));
const moveBack = (path: string) => renameSync(aside(path), path);

/** The damages by name, in words that complete "a relay ...". */
export const damages: Record<string, Damage> = {
  'whose disk is full': {
    says: /full/,
    isLoss: false,
    needsDisk: true,
    inflict: fillDisk,
    mend: ({ database }) => rmSync(join(dirname(database), 'filler')),
  },
  'whose disk has become read-only': {
    says: /read-only/,
    isLoss: false,
    needsDisk: true,
    inflict: (target) =>
      runInside(target, 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"', insideOf(target)),
    mend: (target) => runInside(target, 'umount "$1"', insideOf(target)),
  },
  'whose system refuses every write': {
    says: /disk I\/O error/,
    isLoss: false,
    inflict: ({ pid }) => run('prlimit', '--pid', `${pid}`, '--fsize=0:'),
    mend: ({ pid }) => run('prlimit', '--pid', `${pid}`, '--fsize=unlimited:'),
  },
  'whose database nobody may write any more': {
    says: /database is read-only/,
    isLoss: false,
    inflict: ({ database }) => chmodSync(database, 0o400),
    mend: ({ database }) => chmodSync(database, 0o600),
  },
  'whose database is moved away': {
    says: /database is gone/,
    isLoss: true,
    inflict: ({ database }) => moveAside(database),
    mend: ({ database }) => moveBack(database),
  },
  'whose folder is moved away': {
    says: /database is gone/,
    isLoss: true,
    inflict: ({ database }) => moveAside(dirname(database)),
    mend: ({ database }) => moveBack(dirname(database)),
  },
  'whose database is replaced by an empty one': {
    says: /database was replaced/,
    isLoss: true,
    inflict({ database }) {
      linkSync(database, aside(database));
      writeFileSync(`${database}-new`, '');
      renameSync(`${database}-new`, database);
    },
    mend: ({ database }) => moveBack(database),
  },
  'whose journal is deleted': {
    says: /journal is gone/,
    isLoss: true,
    inflict: ({ database }) => rmSync(`${database}-wal`),
  },
  'whose journal is cut short': {
    says: /journal was cut short/,
    isLoss: true,
    inflict: ({ database }) => truncateSync(`${database}-wal`, 4096),
  },
  'whose database is cut short': {
    says: /database was cut short/,
    isLoss: true,
    inflict: ({ database }) => truncateSync(database, Math.floor(statSync(database).size / 2)),
  },
  'whose database is emptied': {
    says: /database was cut short/,
    isLoss: true,
    inflict: ({ database }) => truncateSync(database, 0),
  },
};

/** The command that gives a process a file system of its own of 8 MB, mounted on a folder that only it sees. */
export function createDiskRunner(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const root = process.getuid!() === 0 ? [] : ['--map-root-user'];
  const script = `mount -t tmpfs -o size=${8 * MB},mode=700 disk-of-the-relay "$0" && exec "$@"`;
  return ['unshare', ...root, '--mount', 'sh', '-c', script, folder];
}
