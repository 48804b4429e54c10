import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSite } from '../../../../build/build-site.ts';
import { readCatalogue } from '../../catalogue.ts';
import type { Edit } from '../../mutant.ts';
import { createMutation } from '../../mutation.ts';
import { startSite } from '../start-site.ts';

const place = '.cache/mutants/test';
const mutant = readCatalogue().find(({ name }) => name === 'No external link opens a new tab')!;
const mutantWith = (edits: Edit[]) => ({ ...mutant, edits });

it('the site of a mutant has nothing of the site that was built before it', { timeout: 60_000 }, async () => {
  const newTabs = [];
  for (const plugins of [[], [createMutation(mutant).plugin]]) {
    await buildSite({ outDir: place, plugins, complete: false });
    newTabs.push(readFileSync(`${place}/index.html`, 'utf8').includes('target="_blank"'));
  }
  expect(newTabs).toEqual([true, false]);
});

it(
  'a mutant may change files that the build reads from disk, copies or starts from',
  { timeout: 60_000 },
  async () => {
    const edits = [
      { file: 'src/loader.js', find: "'keydown'", replace: "'keyup'" },
      { file: 'public/_headers', find: 'X-Content-Type-Options: nosniff', replace: 'X-Nothing: wrong' },
      { file: 'index.html', find: 'lang="en-IN"', replace: 'lang="en-GB"' },
    ];
    const { close } = await startSite({ mutant: mutantWith(edits), place, complete: false });
    close();
    const page = readFileSync(`${place}/site/index.html`, 'utf8');
    expect(page).toMatch(/["'`]keyup["'`]/);
    expect(page).not.toMatch(/["'`]keydown["'`]/);
    expect(page).toContain('lang="en-GB"');
    expect(readFileSync(`${place}/site/_headers`, 'utf8')).toContain('X-Nothing: wrong');
  },
);

it('a mutant of a file that the build does not read is refused', { timeout: 60_000 }, async () => {
  const edits = [{ file: 'README.md', find: '# Sangam', replace: '# Other' }];
  await expect(startSite({ mutant: mutantWith(edits), place, complete: false })).rejects.toThrow(
    'The build does not take README.md',
  );
});
