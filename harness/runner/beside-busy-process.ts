import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** A tool of the project with what comes before its own arguments. */
type Command = [tool: string, before: string[]];

/** Names the core, by a tool of Linux; elsewhere a process takes any. */
const ON_ONE_CORE = process.platform === 'linux' ? ['taskset', '--cpu-list', '0'] : [];

/**
 * Does something while a process that never rests takes its share of a core. `pinned` makes of a tool's name the
 * command that runs it on that core alone.
 */
export async function runBesideBusyProcess<T>(
  work: (pinned: (tool: string) => Command) => Promise<T>,
): Promise<T> {
  const busy = spawnPinned([process.execPath, '--eval', 'for (;;);']);
  try {
    return await work((tool) => pinToCore([process.execPath, resolve('node_modules/.bin', tool)]));
  } finally {
    busy.kill();
  }
}

function spawnPinned(words: string[]): ChildProcess {
  return spawn(...pinToCore(words), { stdio: 'ignore' });
}

function pinToCore(words: string[]): Command {
  const [tool, ...before] = [...ON_ONE_CORE, ...words];
  return [tool!, before];
}
