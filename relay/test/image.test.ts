import { cpSync, globSync, mkdtempSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeDatabasePath, startRelayProcess } from './support/relay-process.ts';

/** Copies into a new folder what the COPY lines of the Containerfile name, and links this tree's packages there. */
function copyImageFiles(): string {
  const image = mkdtempSync(join(tmpdir(), 'relay-image-'));
  const lines = readFileSync('relay/Containerfile', 'utf8').matchAll(/^COPY (.+) (\S+)$/gm);
  for (const [, from, to] of lines)
    for (const path of from!.split(' ').flatMap((pattern) => globSync(pattern))) {
      const target = statSync(path).isDirectory() ? to! : join(to!, basename(path));
      cpSync(path, join(image, target), { recursive: true });
    }
  symlinkSync(resolve('node_modules'), join(image, 'node_modules'));
  return image;
}

it('the relay starts from the files that its image holds', async () => {
  const child = await startRelayProcess({ RELAY_DATABASE: makeDatabasePath() }, [
    join(copyImageFiles(), 'relay/src/main.ts'),
  ]);
  expect(child.output.join('')).toContain('"event":"listening"');
  expect((await fetch(`${child.origin}/ready`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await child.exited).toEqual({ code: 0, signal: null });
});
