import type { Failure } from '../find-killer.ts';
import { MutantSuite, Suite } from '../suite.ts';
import { orderCandidates } from './candidates.ts';
import { type CoveredLook, nameOfLook } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';
import { tryLooks } from './judge-generated.ts';
import { judgeGroup, type SwitchedJudge } from './judge-group.ts';
import { type SwitchedBuild, SwitchedSite } from './switched-site.ts';

/** What became of a generated mutant. `ended`: no page could be rendered, or none started. */
export type GeneratedTrial = {
  status: 'killed' | 'ended' | 'survived' | 'not reached' | 'not switched';
  by: string | null;
  why: string | null;
};

/** More than the two cores of a usual machine: a failing scenario mostly waits for its time limit. */
const WORKERS = 3;

/** So many looks are tried on each mutant alone, before it is judged in a group. */
const ALONE = 26;

/** So many mutants are judged in one run of all looks that reach them. */
const GROUP = 20;

/** Judges mutants by the looks that reach them, and calls `onTrial` for each as it is done. */
export async function tryGenerated(
  mutants: readonly GeneratedMutant[],
  build: SwitchedBuild,
  looks: readonly CoveredLook[],
  place: string,
  onTrial: (mutant: GeneratedMutant, trial: GeneratedTrial) => void,
): Promise<void> {
  const killers = new Map<string, string[]>();
  const finish = (mutant: GeneratedMutant, killer: Failure) => {
    const scenario = killer.by.split(' ')[0]!;
    const looksOfFile = killers.get(mutant.file) ?? [];
    for (const device of ['phone', 'desktop'] as const) looksOfFile.push(nameOfLook({ scenario, device }));
    killers.set(mutant.file, looksOfFile);
    onTrial(mutant, { status: 'killed', by: killer.by, why: killer.why });
  };
  const usable = looks.filter(({ passed }) => passed);
  const open: GeneratedMutant[] = [];
  const judgeAlone = async (mutant: GeneratedMutant, { site, suites }: SwitchedJudge) => {
    const candidates = orderCandidates(mutant, usable, killers.get(mutant.file) ?? []);
    if (!mutant.isSwitched) return onTrial(mutant, { status: 'not switched', by: null, why: null });
    if (candidates.length === 0) return onTrial(mutant, { status: 'not reached', by: null, why: null });
    try {
      await site.activate([mutant.id]);
    } catch (error) {
      return onTrial(mutant, { status: 'ended', by: 'the build', why: String(error) });
    }
    const killer = (await tryLooks(candidates.slice(0, ALONE), suites)).at(-1)?.killer;
    if (killer) finish(mutant, killer);
    else open.push(mutant);
  };
  await withJudges(build, place, mutants, judgeAlone);
  await withJudges(build, place, makeGroups(open), async (group, judge) => {
    const killed = await judgeGroup(group, usable, judge);
    for (const mutant of group) {
      const killer = killed.get(mutant);
      if (killer) finish(mutant, killer);
      else onTrial(mutant, { status: 'survived', by: null, why: null });
    }
  });
}

/** Deals mutants out to groups, those of one file to different groups as far as possible. */
function makeGroups(mutants: readonly GeneratedMutant[]): GeneratedMutant[][] {
  const count = Math.ceil(mutants.length / GROUP);
  const sorted = mutants.toSorted((a, b) => a.file.localeCompare(b.file));
  return Array.from({ length: count }, (_none, index) => sorted.filter((_mutant, n) => n % count === index));
}

/** Works through a queue with several judges, each with a site and suites of its own. */
async function withJudges<T>(
  build: SwitchedBuild,
  place: string,
  items: readonly T[],
  work: (item: T, judge: SwitchedJudge) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const start = async (folder: string) => {
    const original = new SwitchedSite(build, `${folder}/original-site`);
    const site = new SwitchedSite(build, `${folder}/site`);
    const mutantSuite = new MutantSuite(folder);
    const suites = {
      original: new Suite({ SITE_URL: await original.activate([]) }, `${folder}/original`),
      mutant: mutantSuite.suiteAt(await site.activate([])),
    };
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      await work(item, { site, suites });
    suites.original.end();
    mutantSuite.end();
    original.close();
    site.close();
  };
  const workers = Math.min(WORKERS, items.length);
  await Promise.all(Array.from({ length: workers }, (_none, index) => start(`${place}/judge-${index}`)));
}
