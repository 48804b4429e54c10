import type { Failure } from '../find-killer.ts';
import { MutantSuite, Suite } from '../suite.ts';
import { orderCandidates } from './candidates.ts';
import { type CoveredLook, keyOfScenario, scenarioOf } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';
import { doesEnd, tryLooks } from './judge-generated.ts';
import { judgeGroup, type SwitchedJudge } from './judge-group.ts';
import { makeGroups } from './make-groups.ts';
import {
  findRecorded,
  type GeneratedRecord,
  type GeneratedStatus,
  type GeneratedTrial,
  listKillers,
} from './record.ts';
import { type SwitchedBuild, SwitchedSite } from './switched-site.ts';

/** More than the two cores of a usual machine: a failing look waits for its time limit, mostly twice. */
const WORKERS = 4;

/** So many looks are tried on each mutant alone, before it is judged in a group. */
const ALONE = 8;

/** So many mutants are judged in one run of all looks that reach them. */
const GROUP = 60;

/**
 * Judges mutants by the looks that reach them, first by those that noticed others of their file as the record has it,
 * and calls `onTrial` for each as it is done. `place` is a folder for sites and messages.
 */
export async function tryGenerated(
  mutants: readonly GeneratedMutant[],
  build: SwitchedBuild,
  { looks, record, place }: { looks: readonly CoveredLook[]; record: GeneratedRecord; place: string },
  onTrial: (mutant: GeneratedMutant, trial: GeneratedTrial) => void,
): Promise<void> {
  const killers = listKillers(record);
  const usable = looks.filter(({ passed }) => passed);
  const reaching = new Map<GeneratedMutant, CoveredLook[]>();
  const open = new Map<GeneratedMutant, CoveredLook[]>();

  const end = (mutant: GeneratedMutant, status: GeneratedStatus, failure?: Failure) => {
    const reachedBy = reaching.get(mutant) ?? [];
    const look = failure ? usable.find(({ scenario }) => scenario === scenarioOf(failure.by)) : reachedBy[0];
    const by = failure?.by ?? (look ? `${look.scenario} ${look.name}` : null);
    const [clause, why] = [look?.clause ?? null, failure?.why ?? null];
    onTrial(mutant, { status, by, clause, why, looks: reachedBy.length });
  };
  const kill = (mutant: GeneratedMutant, killer: Failure) => {
    killers.set(mutant.file, [...(killers.get(mutant.file) ?? []), keyOfScenario(killer.by)]);
    end(mutant, doesEnd(killer) ? 'ended' : 'killed', killer);
  };
  const judgeAlone = async (mutant: GeneratedMutant, { site, suites }: SwitchedJudge) => {
    const isKnown = findRecorded(record, mutant)?.status === 'not judged';
    const candidates = orderCandidates(mutant, usable, killers.get(mutant.file) ?? []);
    reaching.set(mutant, candidates);
    if (candidates.length === 0) return end(mutant, 'not reached');
    if (isKnown) return void open.set(mutant, candidates);
    try {
      await (mutant.isSwitched ? site.activate([mutant.id]) : site.activateAlone(mutant));
    } catch (error) {
      return end(mutant, 'ended', { by: 'the build', why: String(error), isConclusive: true, files: [] });
    }
    const { killer } = await tryLooks(mutant.isSwitched ? candidates.slice(0, ALONE) : candidates, suites);
    if (killer) kill(mutant, killer);
    else if (!mutant.isSwitched) end(mutant, 'survived');
    else {
      open.set(mutant, candidates);
      end(mutant, 'not judged');
    }
  };

  await withJudges(build, place, mutants, judgeAlone);
  await withJudges(build, place, makeGroups(open, GROUP), async (group, judge) => {
    const findings = await judgeGroup(group, usable, judge, kill);
    for (const mutant of group) {
      const searches = findings.get(mutant) ?? [];
      if (!searches.some(({ killer }) => killer)) end(mutant, 'survived', searches[0]?.discounted);
    }
  });
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
