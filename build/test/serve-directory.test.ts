import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type RunningSite, serveDirectory } from '../serve-directory.ts';

const directory = mkdtempSync(join(tmpdir(), 'served-'));
let runningSite: RunningSite;

afterEach(() => runningSite.close());
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('without a not-found page an unknown address gets an empty 404', async () => {
  writeFileSync(join(directory, 'index.html'), 'home');
  runningSite = await serveDirectory(directory, 0);
  const { status } = await fetch(`${runningSite.origin}/nowhere`);
  expect(status).toBe(404);
  expect(await (await fetch(runningSite.origin)).text()).toBe('home');
});

it('serves at the given host, by default only to this machine', async () => {
  writeFileSync(join(directory, 'index.html'), 'home');
  runningSite = await serveDirectory(directory, 0, '0.0.0.0');
  const { port } = new URL(runningSite.origin);
  expect(await (await fetch(`http://127.0.0.2:${port}`)).text()).toBe('home');
  runningSite.close();
  runningSite = await serveDirectory(directory, 0);
  const { origin } = runningSite;
  await expect(fetch(origin.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
});
