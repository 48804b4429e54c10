import { mkdirSync } from 'node:fs';
import { Suite } from '../judges/suite.ts';
import type { Suites } from '../judges/judge-by-features.ts';
import { RecentPasses } from '../judges/recent-passes.ts';
import type { SwitchedBuild } from './switched-build.ts';
import { SwitchedSite } from './switched-site.ts';

/**
 * What judges mutants behind a switch: their site, and the features loaded for it. The original stands at the same
 * address while it is asked, so that a site which cannot be right here is noticed by nobody.
 */
export type SwitchedJudge = { site: SwitchedSite; suites: Suites };

type JudgesOptions<T> = {
  /** A folder for sites and messages. */
  place: string;
  items: readonly T[];
  workers: number;
  /** How long a page may take, in ms; see harness/timeout.ts. */
  patience?: number;
};

/**
 * Works through a queue with several judges, each with a site and suites of its own; `work` is also told a folder that
 * nothing else uses, the judge's own sites neither.
 */
export async function withJudges<T>(
  build: SwitchedBuild,
  { place, items, workers, patience = 2000 }: JudgesOptions<T>,
  work: (item: T, judge: SwitchedJudge, folder: string) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const recent = new RecentPasses();
  const start = async (folder: string) => {
    const workFolder = `${folder}/work`;
    mkdirSync(workFolder, { recursive: true });
    const site = new SwitchedSite(build, `${folder}/site`);
    const origin = await site.activate([]);
    const suite = new Suite({ SITE_URL: origin, TIMEOUT_MS: String(patience) }, `${folder}/suite`);
    const suites: Suites = {
      mutant: suite,
      original: { run: (selection) => site.whileOriginal(() => suite.run(selection)) },
      recent,
    };
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift())
        await work(item, { site, suites }, workFolder);
    } finally {
      suite.end();
      site.close();
    }
  };
  const count = Math.min(workers, items.length);
  await Promise.all(Array.from({ length: count }, (_none, index) => start(`${place}/judge-${index}`)));
}
