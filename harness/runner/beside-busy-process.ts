import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** How to run a tool on core 0: the program to start, and the arguments before the tool's own arguments. */
type PinnedCommand = [program: string, firstArgs: string[]];

/** Pins a process to core 0 by Linux's `taskset`; on other systems it runs on any core. */
const PIN_TO_CORE_COMMAND = process.platform === 'linux' ? ['taskset', '--cpu-list', '0'] : [];

/**
 * Runs `work` while another process keeps core 0 busy, to imitate a slow machine. `pinned` turns the name of a tool
 * into the command that runs it on that core. Without Linux's `taskset`, the tool and the busy process run on any core.
 */
export async function runBesideBusyProcess<T>(
  work: (pinned: (tool: string) => PinnedCommand) => Promise<T>,
): Promise<T> {
  // The busy process ends when its parent ends, even if the parent is killed.
  const busy = spawnPinned([
    process.execPath,
    '--eval',
    'const { ppid } = process; while (process.ppid === ppid);',
  ]);
  try {
    return await work((tool) => pinToCore([process.execPath, resolve('node_modules/.bin', tool)]));
  } finally {
    busy.kill();
  }
}

function spawnPinned(words: string[]): ChildProcess {
  return spawn(...pinToCore(words), { stdio: 'ignore' });
}

function pinToCore(words: string[]): PinnedCommand {
  const [tool, ...before] = [...PIN_TO_CORE_COMMAND, ...words];
  return [tool!, before];
}
