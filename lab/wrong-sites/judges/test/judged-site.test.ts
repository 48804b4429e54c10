import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCatalogue } from '../../catalogue.ts';
import { createOriginalBuilder, JudgedSite } from '../judged-site.ts';

const folder = '.cache/mutants/test';
const { edits } = readCatalogue().find(({ name }) => name === 'No external link opens a new tab')!;

let site: JudgedSite;
beforeAll(async () => {
  site = await JudgedSite.open(folder, createOriginalBuilder(`${folder}/original`));
}, 120_000);
afterAll(() => site.close());

/** Loads the home page and its `nosniff` header, on a new connection: serving another site closes the server. */
async function loadHomePage() {
  const response = await fetch(site.origin, { headers: { connection: 'close' } });
  return { page: await response.text(), sniffing: response.headers.get('x-content-type-options') };
}

it(
  'a mutant may change files that the build reads, copies or starts from',
  { timeout: 120_000 },
  async () => {
    const otherEdits = [
      { file: 'src/loader.js', find: "'keydown'", replace: "'keyup'" },
      { file: 'public/_headers', find: 'X-Content-Type-Options: nosniff', replace: 'X-Nothing: wrong' },
      { file: 'index.html', find: 'lang="en-IN"', replace: 'lang="en-GB"' },
    ];
    await site.build({ edits: [...edits, ...otherEdits] }, 'pages');
    await site.serve('mutant');
    const mutant = await loadHomePage();
    expect(mutant.page).not.toContain('target="_blank"');
    expect(mutant.page).toMatch(/["'`]keyup["'`]/);
    expect(mutant.page).not.toMatch(/["'`]keydown["'`]/);
    expect(mutant.page).toContain('lang="en-GB"');
    expect(mutant.sniffing).toBeNull();

    await site.serve('original');
    const original = await loadHomePage();
    expect(original.page).toContain('target="_blank"');
    expect(original.sniffing).toBe('nosniff');
  },
);

it('a mutant of a file that the build does not read is refused', { timeout: 120_000 }, async () => {
  const unread = { file: 'README.md', find: '# Sangam', replace: '# Other' };
  await expect(site.build({ edits: [...edits, unread] }, 'pages')).rejects.toThrow(
    'The build does not read README.md',
  );
});
