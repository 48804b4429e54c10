import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import claimTemporaryFolder from './claim-temporary-folder.ts';

/** The process that builds and runs in this clone, and its temporary folder, in which those of its children are. */
type Owner = { pid: number; folder: string };

const FILE = '.cache/owner.json';

/**
 * Claims the clone's built site and results, and a temporary folder, for this process and its children. Ends the process
 * with a sentence if another one has them: each would delete what the other needs.
 */
export function claimClone(): void {
  claimTemporaryFolder();
  const owner = readOwner();
  if (owner && tmpdir().startsWith(owner.folder)) return;
  if (owner && existsSync(owner.folder) && isAlive(owner.pid)) {
    console.error(`Process ${owner.pid} runs in this clone already: wait for its end, or clone once more.`);
    process.exit(1);
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(FILE, JSON.stringify({ pid: process.pid, folder: tmpdir() } satisfies Owner));
  process.on('exit', () => rmSync(FILE, { force: true }));
}

function readOwner(): Owner | undefined {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
