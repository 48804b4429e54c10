import { expect, it } from 'vitest';
import type { Mutant } from '../../mutant.ts';
import { RenderThread } from '../render-thread.ts';
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

it(
  'one build holds variants of modules, and each page is that of the active mutant only',
  { timeout: 120_000 },
  async () => {
    const build = await buildVariants([twice, once], '.cache/mutants/test-variants');
    const thread = new RenderThread(build);
    const changed = ['Finsense~', 'Company~', 'ConnectHub~'];
    const foundWith = async (active?: string) => {
      const html = await thread.render(active);
      return changed.filter((text) => html.get('privacy-policy.html')!.includes(text));
    };
    expect(await foundWith(twice.id)).toEqual(['Finsense~', 'Company~']);
    expect(await foundWith(once.id)).toEqual(['ConnectHub~']);
    expect(await foundWith()).toEqual([]);
    thread.end();
  },
);

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
