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
  const owner = findOwner();
  if (owner && tmpdir().startsWith(owner.folder)) return;
  if (owner) {
    console.error(`Process ${owner.pid} runs in this clone already: wait for its end, or clone once more.`);
    process.exit(1);
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(FILE, JSON.stringify({ pid: process.pid, folder: tmpdir() } satisfies Owner));
  process.on('exit', () => rmSync(FILE, { force: true }));
}

function findOwner(): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(FILE, 'utf8')) as Owner;
    // A killed process leaves both, and its number may be another's by now.
    return process.kill(owner.pid, 0) && existsSync(owner.folder) ? owner : undefined;
  } catch {
    return undefined;
  }
}
