import { mkdirSync } from 'node:fs';
import { Suite } from '../suite.ts';
import type { Suites } from '../judge-by-features.ts';
import { RecentPasses } from '../recent-passes.ts';
import type { SwitchedBuild } from './switched-build.ts';
import { SwitchedSite } from './switched-site.ts';

/** What judges mutants behind a switch: their site, and the features loaded for it and for the original. */
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
    const original = new SwitchedSite(build, `${folder}/original-site`);
    const site = new SwitchedSite(build, `${folder}/site`);
    const suiteAt = async (served: SwitchedSite, name: string) =>
      new Suite(
        { SITE_URL: (await served.activate([])).origin, TIMEOUT_MS: String(patience) },
        `${folder}/${name}`,
      );
    const suites = {
      original: await suiteAt(original, 'original'),
      mutant: await suiteAt(site, 'mutant'),
      recent,
    };
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      await work(item, { site, suites }, workFolder);
    for (const one of [suites.original, suites.mutant]) one.end();
    for (const one of [original, site]) one.close();
  };
  const count = Math.min(workers, items.length);
  await Promise.all(Array.from({ length: count }, (_none, index) => start(`${place}/judge-${index}`)));
}
