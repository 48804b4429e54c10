import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const PRELOAD = `require(${JSON.stringify(resolve('build/surroundings.cjs'))});`;
const OLD_NODE = `Object.defineProperty(process, 'version', { value: 'v20.1.0' });`;
const run = (script: string, { cwd = '.', ...env }: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['-e', script], { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });

it('names the remedy for an old Node, missing packages or a folder that Vite cannot read', () => {
  const install = 'Run "npm ci --include=dev --include=optional"';
  const old = `${install}, on a Mac with Node 24: this is Node v20.1.0.\n`;
  expect(run(OLD_NODE + PRELOAD)).toMatchObject({ status: 1, stderr: old });
  const cwd = mkdtempSync(join(tmpdir(), 'clone-'));
  expect(run(PRELOAD, { cwd })).toMatchObject({ status: 1, stderr: `${install}: packages are missing.\n` });
  const odd = mkdtempSync(join(cwd, '#1-'));
  const rename = `Rename a folder: Vite cannot read paths with #, ? or %, such as ${odd}.\n`;
  expect(run(PRELOAD, { cwd: odd })).toMatchObject({ status: 1, stderr: rename });
});

it('removes NODE_ENV and adds this machine to NO_PROXY', () => {
  const ask = `${PRELOAD} console.log(process.env.NODE_ENV, process.env.NO_PROXY, process.env.no_proxy)`;
  const hosts = 'a.example,127.0.0.1,localhost';
  const { stdout } = run(ask, { NODE_ENV: 'development', NO_PROXY: '', no_proxy: 'a.example' });
  expect(stdout).toBe(`undefined ${hosts} ${hosts}\n`);
});

it('each npm script that runs Node loads surroundings.cjs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const others = Object.entries(scripts).filter(
    ([, line]) => !line.startsWith('node -r ./build/surroundings.cjs '),
  );
  expect(others.filter(([, line]) => !/^prettier\b/.test(line))).toEqual([]);
});

it('claimClone refuses a second run, but not a child process, nor a run after a killed one', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'clone-'));
  const claim = `const { claimClone } = await import(${JSON.stringify(resolve('harness/commands/claim-clone.ts'))}); claimClone();`;
  const stay = `${claim} process.stdout.write(process.env.TMPDIR); setInterval(() => undefined, 1000);`;
  const first = spawn(process.execPath, ['--input-type=module', '-e', stay], { cwd });
  const [TMPDIR] = (await once(first.stdout, 'data')) as [Buffer];
  const stderr = `Process ${first.pid} is already running in this clone: wait until it ends, or use another clone.\n`;
  expect(run(claim, { cwd })).toMatchObject({ status: 1, stderr });
  expect(run(claim, { cwd, TMPDIR: String(TMPDIR) })).toMatchObject({ status: 0, stderr: '' });
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(run(claim, { cwd })).toMatchObject({ status: 0, stderr: '' });
});
