import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCatalogue } from '../../catalogue.ts';
import { buildAt } from '../start-site.ts';

const place = '.cache/mutants/test';
const { edits } = readCatalogue().find(({ name }) => name === 'No external link opens a new tab')!;
const built = (file: string) => readFileSync(`${place}/site/${file}`, 'utf8');

it(
  'a mutant may change files that the build reads, copies or starts from, and is refused one that it does not read',
  { timeout: 120_000 },
  async () => {
    await buildAt({ place, complete: false });
    expect(built('index.html')).toContain('target="_blank"');
    const mutant = {
      edits: [
        ...edits,
        { file: 'src/loader.js', find: "'keydown'", replace: "'keyup'" },
        { file: 'public/_headers', find: 'X-Content-Type-Options: nosniff', replace: 'X-Nothing: wrong' },
        { file: 'index.html', find: 'lang="en-IN"', replace: 'lang="en-GB"' },
        { file: 'README.md', find: '# Sangam', replace: '# Other' },
      ],
    };
    await expect(buildAt({ mutant, place, complete: false })).rejects.toThrow(
      'The build does not take README.md',
    );
    const page = built('index.html');
    expect(page, 'of the original before it').not.toContain('target="_blank"');
    expect(page).toMatch(/["'`]keyup["'`]/);
    expect(page).not.toMatch(/["'`]keydown["'`]/);
    expect(page).toContain('lang="en-GB"');
    expect(built('_headers')).toContain('X-Nothing: wrong');
  },
);
