import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded, it kills the process before its file operation number KILL_AT; a file that is being written is half there. */
let left = Number(process.env.KILL_AT);

type Operation = (...values: unknown[]) => Promise<unknown>;
for (const name of ['mkdir', 'open', 'readdir', 'readFile', 'rename', 'rm', 'stat', 'writeFile'] as const) {
  const own = fs[name] as Operation;
  const counted: Operation = async (path, content, ...others) => {
    left -= 1;
    if (left === 0 && name === 'writeFile') await own(path, String(content).slice(1));
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return own(path, content, ...others);
  };
  Object.assign(fs, { [name]: counted });
}
syncBuiltinESMExports();
