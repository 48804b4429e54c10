import { existsSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceContent } from '../replace-content.ts';

it('replaces the content of a folder, but keeps the folder itself, a link to it, and .git', async () => {
  const [built, folder] = [mkdtempSync(join(tmpdir(), 'built-')), mkdtempSync(join(tmpdir(), 'site-'))];
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'assets/new.js'), '');
  for (const name of ['.git', 'assets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'assets/old.js'), '');
  symlinkSync(folder, `${folder}-link`);
  const { ino } = statSync(folder);
  await replaceContent(`${folder}-link`, built);
  const places = ['.git', 'assets/new.js', 'assets/old.js'];
  expect(places.map((place) => existsSync(join(folder, place)))).toEqual([true, true, false]);
  expect(statSync(folder).ino).toBe(ino);
});
