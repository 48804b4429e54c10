import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type RunningSite, serveDirectory } from '../serve-directory.ts';

const directory = mkdtempSync(join(tmpdir(), 'served-'));
let running: RunningSite;

afterEach(() => {
  running.close();
  rmSync(directory, { recursive: true, force: true });
});

it('a folder without a not-found page answers an unknown address with status 404 and goes on', async () => {
  writeFileSync(join(directory, 'index.html'), 'home');
  running = await serveDirectory(directory, 0);
  const { status } = await fetch(`${running.origin}/nowhere`);
  expect(status).toBe(404);
  expect(await (await fetch(running.origin)).text()).toBe('home');
});
