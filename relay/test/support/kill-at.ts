import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type FileOperation = (path: string, content: unknown, ...others: unknown[]) => unknown;

/** Preload this module to kill the process at its KILL_AT-th file access. A write is killed half-way. */
let operationsUntilKill = Number(process.env.KILL_AT);
const writeUncounted = fs.writeFileSync;
const countCallsUntilKill = (place: object, name: string): void => {
  const own: FileOperation = Reflect.get(place, name);
  const counted: FileOperation = (path, content, ...others) => {
    operationsUntilKill -= 1;
    if (operationsUntilKill === 0 && name === 'writeFile') writeUncounted(path, String(content).slice(1));
    if (operationsUntilKill === 0) process.kill(process.pid, 'SIGKILL');
    return own(path, content, ...others);
  };
  Object.assign(place, { [name]: counted });
};
for (const name of ['mkdir', 'open', 'readdir', 'readFile', 'rename', 'rm', 'stat', 'writeFile'])
  countCallsUntilKill(fs.promises, name);
countCallsUntilKill(fs, 'writeFileSync');
syncBuiltinESMExports();
