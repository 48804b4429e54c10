import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs a tool of the project and returns its exit code. Everything that it prints is shown as it comes. */
export function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status, error } = spawnSync(process.execPath, [resolve('node_modules/.bin', tool), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return status ?? 1;
}

/** The same without blocking this process, which may serve the site meanwhile. */
export function runAsync(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stdio: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [resolve('node_modules/.bin', tool), ...args], {
      stdio,
      env: { ...process.env, ...env },
    });
    child.on('error', fail);
    child.on('exit', (status) => done(status ?? 1));
  });
}
