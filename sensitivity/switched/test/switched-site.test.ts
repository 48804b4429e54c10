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

beforeAll(async () => {
  site = new SwitchedSite(await buildVariants([moved], PLACE), `${PLACE}-site`);
}, 120_000);
afterAll(() => site.close());

it('a page that a mutant has at another address is served there only, and of one address that is changed', async () => {
  const { origin } = await site.activate([]);
  // Each activation replaces the server, and with it the connections that a pool would keep.
  const headers = { connection: 'close' };
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`, { headers })).status;
  expect([await statusOf('/company'), await statusOf('/firm')]).toEqual([200, 404]);
  const { isChanged } = await site.activate([moved.id]);
  expect([await statusOf('/company'), await statusOf('/firm')]).toEqual([404, 200]);
  expect(isChanged('/company')).toBe(true);
  await site.activate([]);
  expect([await statusOf('/company'), await statusOf('/firm')]).toEqual([200, 404]);
});
