import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type Operation = (path: string, content: unknown, ...others: unknown[]) => unknown;

/** Preload this module to kill the process before file operation number KILL_AT; a write leaves half of its file. */
let left = Number(process.env.KILL_AT);
const writeHalf = fs.writeFileSync;
const countCalls = (place: object, name: string): void => {
  const own: Operation = Reflect.get(place, name);
  const counted: Operation = (path, content, ...others) => {
    left -= 1;
    if (left === 0 && name === 'writeFile') writeHalf(path, String(content).slice(1));
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return own(path, content, ...others);
  };
  Object.assign(place, { [name]: counted });
};
for (const name of ['mkdir', 'open', 'readdir', 'readFile', 'rename', 'rm', 'stat', 'writeFile'])
  countCalls(fs.promises, name);
countCalls(fs, 'writeFileSync');
syncBuiltinESMExports();
