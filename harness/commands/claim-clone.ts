import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import claimTemporaryFolder from './claim-temporary-folder.ts';

/** The process that uses this clone: its id, and its temporary folder, which contains its children's folders. */
type CloneOwner = { pid: number; folder: string };

const OWNER_FILE = '.cache/owner.json';

/**
 * Claims the clone's built site and results, and a temporary folder, for this process and its children. Ends this
 * process with a message if another process uses the clone: the two would delete each other's files.
 */
export function claimClone(): void {
  claimTemporaryFolder();
  const owner = findCloneOwner();
  if (owner && tmpdir().startsWith(owner.folder)) return;
  if (owner) {
    console.error(
      `Process ${owner.pid} is already running in this clone: wait until it ends, or use another clone.`,
    );
    process.exit(1);
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(OWNER_FILE, JSON.stringify({ pid: process.pid, folder: tmpdir() } satisfies CloneOwner));
  process.on('exit', () => rmSync(OWNER_FILE, { force: true }));
}

function findCloneOwner(): CloneOwner | undefined {
  try {
    const owner = JSON.parse(readFileSync(OWNER_FILE, 'utf8')) as CloneOwner;
    // A killed process does not delete OWNER_FILE, and a new process may get its id: check the folder too.
    return process.kill(owner.pid, 0) && existsSync(owner.folder) ? owner : undefined;
  } catch {
    return undefined;
  }
}
