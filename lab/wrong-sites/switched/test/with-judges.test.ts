import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withJudges } from '../with-judges.ts';
import { buildVariants } from '../variants.ts';

const PLACE = '.cache/mutants/test-judges';

it('what the work does in its folder, such as a build, leaves the switched site whole', async () => {
  const build = await buildVariants([], `${PLACE}/variants`);
  let status: number | undefined;
  await withJudges(
    build,
    { place: PLACE, items: ['a gate'], workers: 1 },
    async (_item, { site }, folder) => {
      rmSync(folder, { recursive: true, force: true });
      const origin = await site.activate([]);
      const page = await (await fetch(origin)).text();
      const [script] = /\/assets\/[\w-]+\.js/.exec(page)!;
      ({ status } = await fetch(`${origin}${script}`));
    },
  );
  expect(status).toBe(200);
}, 120_000);
