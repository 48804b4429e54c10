import { cpSync, globSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startRelayProcess } from './support/relay.ts';

it('the relay starts with only the files and packages of its image', async () => {
  const image = mkdtempSync(join(tmpdir(), 'relay-image-'));
  const copies = readFileSync('relay/Containerfile', 'utf8').matchAll(/^COPY (.+) (\S+)$/gm);
  for (const [, from, to] of copies)
    for (const path of from!.split(' ').flatMap((pattern) => globSync(pattern))) {
      const target = statSync(path).isDirectory() ? to! : join(to!, basename(path));
      cpSync(path, join(image, target), { recursive: true });
    }
  const { dependencies } = JSON.parse(readFileSync('relay/package.json', 'utf8'));
  for (const name of Object.keys(dependencies))
    cpSync(resolve('node_modules', name), join(image, 'node_modules', name), { recursive: true });
  const { origin, child, ended } = await startRelayProcess({}, [], image);
  expect(await (await fetch(`${origin}/health`)).text()).toBe('well\nstuck: 0\nqueue: 0\n');
  // On Ctrl-C in a terminal two signals arrive: the terminal's and npm's copy of it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
  expect(await ended).toEqual({ code: 0, signal: null });
});
