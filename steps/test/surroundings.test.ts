import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const LOAD = `require(${JSON.stringify(resolve('harness/surroundings.cjs'))});`;
const OLD = `Object.defineProperty(process, 'version', { value: 'v20.1.0' });`;
const run = (script: string, { cwd = '.', ...env }: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['-e', script], { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });

it('says in one sentence what an old Node, or a check-out without packages, must do', () => {
  const sentence = (reason: string) =>
    expect.stringMatching(new RegExp(`^Run "npm ci [^\\n]*: ${reason}\\.\\n$`));
  const old = 'this is Node v20.1.0, and the commands need 24';
  expect(run(OLD + LOAD)).toMatchObject({ status: 1, stderr: sentence(old) });
  expect(run(LOAD, { cwd: tmpdir() })).toMatchObject({
    status: 1,
    stderr: sentence('its packages are not there'),
  });
});

it('drops NODE_ENV, and reaches its own servers beside the hosts that already need no proxy', () => {
  const ask = `${LOAD} console.log(process.env.NODE_ENV, process.env.NO_PROXY, process.env.no_proxy)`;
  const hosts = 'a.example,127.0.0.1,localhost';
  const { stdout } = run(ask, { NODE_ENV: 'development', NO_PROXY: '', no_proxy: 'a.example' });
  expect(stdout).toBe(`undefined ${hosts} ${hosts}\n`);
});

it('is loaded by each command that runs Node, but for the relay, which runs without the tools', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const others = Object.entries(scripts).filter(
    ([, line]) => !line.startsWith('node -r ./harness/surroundings.cjs '),
  );
  expect(others.filter(([, line]) => !/^(node relay|oxlint|tsc|prettier|knip)\b/.test(line))).toEqual([]);
});
