import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mutant } from '../../mutant.ts';
import { SwitchedSite } from '../switched-site.ts';
import { buildVariants, isSwitchable } from '../variants.ts';

const edit = (file: string, find: string, replace: string) => ({ file, find, replace });
const mutant = (id: string, ...edits: Mutant['edits']): Mutant => ({
  id,
  clause: '2.5',
  name: id,
  edits,
  judge: 'features',
});
const NAVIGATION = 'src/content/navigation.ts';
const twice = mutant(
  '2.5-1',
  edit(NAVIGATION, "'Finsense'", "'Finsense~'"),
  edit('src/content/footer.ts', "'Company'", "'Company~'"),
);
const once = mutant('2.5-2', edit(NAVIGATION, "'ConnectHub'", "'ConnectHub~'"));

const moved = mutant('2.1-1', edit('src/content/paths.ts', "'/company'", "'/firm'"));

describe('a site behind a switch', () => {
  let site: SwitchedSite;
  let origin: string;
  beforeAll(async () => {
    const place = '.cache/mutants/test-switched';
    site = new SwitchedSite(await buildVariants([twice, once, moved], place), `${place}-site`);
    origin = await site.activate();
  }, 120_000);
  afterAll(() => site.close());

  /** Each connection is new, because an activation replaces the server. */
  const load = (path: string) => fetch(`${origin}${path}`, { headers: { connection: 'close' } });
  const statusOfBoth = () =>
    Promise.all(['/company', '/firm'].map(async (path) => (await load(path)).status));

  it('has the variants of the active mutant only, and none on the original', async () => {
    const findWith = async (active?: string) => {
      await site.activate(active);
      const page = await (await load('/privacy-policy')).text();
      return ['Finsense~', 'Company~', 'ConnectHub~'].filter((text) => page.includes(text));
    };
    expect(await findWith(twice.id)).toEqual(['Finsense~', 'Company~']);
    expect(await findWith(once.id)).toEqual(['ConnectHub~']);
    expect(await findWith()).toEqual([]);
  });

  it('serves a page that a mutant has at another address there only', async () => {
    expect(await statusOfBoth()).toEqual([200, 404]);
    await site.activate(moved.id);
    expect(await statusOfBoth()).toEqual([404, 200]);
  });

  it('serves the original at the same address for as long as it is asked, and then the mutant again', async () => {
    await site.activate(moved.id);
    expect(await site.whileOriginal(statusOfBoth)).toEqual([200, 404]);
    expect(await statusOfBoth()).toEqual([404, 200]);
    await expect(
      site.whileOriginal(() => Promise.reject(new Error('The run ended early'))),
    ).rejects.toThrow();
    expect(await statusOfBoth()).toEqual([404, 200]);
  });
});

it.each([
  ['styles', mutant('1', edit('src/styles/base.css', 'a', 'b'))],
  ['what the host reads', mutant('1', edit('public/_headers', 'a', 'b'))],
  ['the script that starts the page', mutant('1', edit('src/main.tsx', 'a', 'b'))],
  ['a module and styles', mutant('1', edit(NAVIGATION, 'a', 'b'), edit('src/styles/base.css', 'a', 'b'))],
  ['a module into what is none', mutant('1', edit(NAVIGATION, 'import', 'import import'))],
  ['what gates judge', { ...mutant('1', edit(NAVIGATION, 'a', 'b')), judge: 'gates' as const }],
  [
    'what a module does as it is loaded',
    mutant('1', edit(NAVIGATION, 'import { paths }', "void fetch('/'); import { paths }")),
  ],
])('no switch stands for a change of %s', async (_name, one) => expect(await isSwitchable(one)).toBe(false));

it('a switch stands for changes of modules', async () =>
  expect(await Promise.all([once, twice].map(isSwitchable))).toEqual([true, true]));
