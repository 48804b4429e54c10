import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mutant } from '../../mutant.ts';
import { SwitchedSite } from '../switched-site.ts';
import { buildVariants } from '../variants.ts';

const PLACE = '.cache/mutants/test-served';
const moved: Mutant = {
  id: '2.1-1',
  clause: '2.1',
  name: 'The company page stands elsewhere',
  edits: [{ file: 'src/content/paths.ts', find: "'/company'", replace: "'/firm'" }],
  judge: 'features',
};
let site: SwitchedSite;
let origin: string;

beforeAll(async () => {
  site = new SwitchedSite(await buildVariants([moved], PLACE), `${PLACE}-site`);
  origin = await site.activate();
}, 120_000);
afterAll(() => site.close());

/** The status of the company page's two addresses, each connection new as an activation replaces the server. */
const statusOfBoth = () =>
  Promise.all(
    ['/company', '/firm'].map(
      async (path) => (await fetch(`${origin}${path}`, { headers: { connection: 'close' } })).status,
    ),
  );

it('a page that a mutant has at another address is served there only', async () => {
  expect(await statusOfBoth()).toEqual([200, 404]);
  await site.activate(moved.id);
  expect(await statusOfBoth()).toEqual([404, 200]);
  await site.activate();
  expect(await statusOfBoth()).toEqual([200, 404]);
});

it('the original is served at the address of a mutant for as long as it is asked, and then the mutant again', async () => {
  await site.activate(moved.id);
  expect(await site.whileOriginal(statusOfBoth)).toEqual([200, 404]);
  expect(await statusOfBoth()).toEqual([404, 200]);
  await expect(site.whileOriginal(() => Promise.reject(new Error('The run ended early')))).rejects.toThrow();
  expect(await statusOfBoth()).toEqual([404, 200]);
});
