import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const CLAIMING_SCRIPT = `
  const { default: claim } = await import(${JSON.stringify(import.meta.resolve('../commands/claim-temporary-folder.ts'))});
  const { mkdtempSync, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  claim();
  const left = mkdtempSync(tmpdir() + '/left-');
  writeFileSync(left + '/file', 'x');
  process.stdout.write(left);
`;
const PROCESS_ENDS: [name: string, code: string, signal: NodeJS.Signals | undefined, status: number][] = [
  ['by itself', '', undefined, 0],
  ['by an error', 'throw new Error("planted")', undefined, 1],
  ['by Ctrl-C', 'setInterval(() => undefined, 1000)', 'SIGINT', 130],
  ['by SIGTERM', 'setInterval(() => undefined, 1000)', 'SIGTERM', 143],
];

it.each(PROCESS_ENDS)(
  'a process that ends %s leaves nothing in the temporary directory',
  async (_name, code, signal, status) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', CLAIMING_SCRIPT + code], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'close');
    const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
    if (signal) child.kill(signal);
    expect(await ended).toEqual([status, null]);
    expect(dirname(dirname(String(bytes)))).toBe(tmpdir());
    expect(existsSync(dirname(String(bytes)))).toBe(false);
  },
);
