import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSite } from '../../build/build-site.ts';
import { mutation, readCatalogue } from '../mutant.ts';

it('a wrong site has nothing of the site that was built before it', async () => {
  const outDir = '.cache/mutants/test';
  const wrong = readCatalogue().find(({ name }) => name === 'No external link opens a new tab')!;
  const newTabs = [];
  for (const plugins of [[], [mutation(wrong)]]) {
    await buildSite({ outDir, plugins, complete: false });
    newTabs.push(readFileSync(`${outDir}/index.html`, 'utf8').includes('target="_blank"'));
  }
  expect(newTabs).toEqual([true, false]);
}, 60_000);
