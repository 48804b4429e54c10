import type { Failure } from '../judges/find-killer.ts';
import { orderCandidates } from './candidates.ts';
import { readCitedClauses } from './cited-clauses.ts';
import { type CoveredLook, keyOfScenario } from './coverage.ts';
import { scenarioOf } from '../judges/suite-result.ts';
import { tryRepeatedly } from '../judges/try-repeatedly.ts';
import type { GeneratedMutant } from './instrument.ts';
import { doesEnd, tryLooks } from './judge-generated.ts';
import { type SwitchedJudge, withJudges } from '../switched/with-judges.ts';
import type { SwitchedBuild } from '../switched/switched-build.ts';
import type { ServedMutants } from '../switched/switched-site.ts';
import { serveMutants } from './serve-mutants.ts';
import { createLikeness } from './likeness.ts';
import { judgeGroup } from './judge-group.ts';
import { dealGroups, makeGroups } from './make-groups.ts';
import {
  findRecorded,
  type GeneratedRecord,
  type GeneratedStatus,
  type GeneratedTrial,
  listKillers,
  readFormerKillers,
} from './record.ts';

/** More than the two cores of a usual machine: a failing look waits for its time limit, mostly twice. */
const WORKERS = 4;

/** Most looks at a group pass: more judges than cores, or little patience, would only let them fail by being late. */
const GROUP_WORKERS = 2;
const PATIENCE_MS = 6000;

/** So many looks are tried on each mutant alone, before it is judged in a group. */
const ALONE = 14;

/** All looks at a mutant that no more than so many reach are tried on it alone. */
const FEW = 20;

/** So many mutants are judged in one run of all looks that reach them. */
const GROUP = 120;

type TrialOptions = {
  looks: readonly CoveredLook[];
  record: GeneratedRecord;
  place: string;
  mostAt: (mutant: GeneratedMutant) => number;
};

/**
 * Judges mutants by the looks that reach them, first by those that noticed others of their file as the record has it,
 * and calls `onTrial` for each as it is done. `place` is a folder for sites and messages. `mostAt` tells how
 * many looks are tried on a mutant at most, the likeliest; one that more reach, and that these do not notice, is
 * `not judged`.
 */
export async function tryGenerated(
  mutants: readonly GeneratedMutant[],
  build: SwitchedBuild,
  { looks, record, place, mostAt }: TrialOptions,
  onTrial: (mutant: GeneratedMutant, trial: GeneratedTrial) => void,
): Promise<void> {
  const killers = listKillers(record);
  const usable = looks.filter(({ passed }) => passed);
  const likenessOf = createLikeness(usable);
  const formerKillerOf = readFormerKillers();
  const reaching = new Map<GeneratedMutant, CoveredLook[]>();
  const open = new Map<GeneratedMutant, CoveredLook[]>();

  const end = (mutant: GeneratedMutant, status: GeneratedStatus, failure?: Failure) => {
    const reachedBy = reaching.get(mutant) ?? [];
    const look = failure ? usable.find(({ scenario }) => scenario === scenarioOf(failure.by)) : reachedBy[0];
    const by = failure?.by ?? (look ? `${look.scenario} ${look.name}` : null);
    const why = failure?.why ?? null;
    onTrial(mutant, { status, by, clause: look?.clause ?? null, why, looks: reachedBy.length });
  };
  const killed = new Set<GeneratedMutant>();
  const kill = (mutant: GeneratedMutant, killer: Failure) => {
    // Two judges of one group may notice the same mutant at the same time.
    if (killed.has(mutant)) return;
    killed.add(mutant);
    killers.set(mutant.file, [...(killers.get(mutant.file) ?? []), keyOfScenario(killer.by)]);
    end(mutant, doesEnd(killer) ? 'ended' : 'killed', killer);
  };
  const endOpen = (mutant: GeneratedMutant, discounted?: Failure) =>
    end(mutant, reaching.get(mutant)!.length > mostAt(mutant) ? 'not judged' : 'survived', discounted);
  const judgeAlone = async (mutant: GeneratedMutant, { site, suites }: SwitchedJudge) => {
    let isChanged: ServedMutants['isChanged'];
    try {
      ({ isChanged } = await serveMutants(site, [mutant]));
    } catch (error) {
      // Where the right site cannot be served either, the mutant is not the cause.
      await site.activate([]);
      return end(mutant, 'ended', breakdownOf('the build', error));
    }
    noteReachedAsServed(usable, mutant, isChanged);
    const candidates = orderCandidates(mutant, usable, {
      likely: formerKillerOf(mutant),
      killers: killers.get(mutant.file) ?? [],
      cited: readCitedClauses(mutant),
      likeness: likenessOf(mutant),
      isChanged,
    });
    reaching.set(mutant, candidates);
    if (candidates.length === 0) return end(mutant, 'not reached');
    const likely = candidates.slice(0, mostAt(mutant));
    const isDone = likely.length <= FEW;
    // One that its likeliest looks did not notice in a former run waits for the others.
    const alone = findRecorded(record, mutant)?.status === 'not judged' ? [] : likely.slice(0, ALONE);
    const { killer, discounted } = await tryLooks(isDone ? likely : alone, suites);
    if (killer) kill(mutant, killer);
    else if (isDone) endOpen(mutant, discounted);
    else {
      open.set(mutant, likely);
      end(mutant, 'not judged');
    }
  };

  await withJudges(build, { place, items: mutants, workers: WORKERS }, async (mutant, judge) => {
    await tryRepeatedly(() => judgeAlone(mutant, judge)).catch((error: unknown) =>
      end(mutant, 'not judged', breakdownOf('the judge', error)),
    );
  });
  const tasks = dealGroups(makeGroups(open, GROUP), open, GROUP_WORKERS);
  await withJudges(
    build,
    { place, items: tasks, workers: GROUP_WORKERS, patience: PATIENCE_MS },
    async ({ group, looks: own, shared }, judge) => {
      // Of a group whose run ends early each time, all stay `not judged`, as one part of its looks is still to come.
      const judged = await tryRepeatedly(() => judgeGroup(group, own, judge, kill, shared.findings)).then(
        () => true,
        (error: unknown) => void console.error(`A group was not judged: ${String(error)}`),
      );
      if (judged) shared.tasks -= 1;
      if (!judged || shared.tasks > 0) return;
      for (const mutant of group) {
        const searches = shared.findings.get(mutant) ?? [];
        if (!searches.some(({ killer }) => killer)) endOpen(mutant, searches[0]?.discounted);
      }
    },
  );
}

/** What broke in place of a scenario, and why. */
const breakdownOf = (by: string, error: unknown): Failure => ({
  by,
  why: String(error),
  isConclusive: true,
  files: [],
});

/** Adds to each look what it reaches in a page as it arrives, which may come from code that runs in no browser. */
function noteReachedAsServed(
  looks: readonly CoveredLook[],
  { id }: GeneratedMutant,
  isChanged: ServedMutants['isChanged'],
) {
  for (const { pages, reached } of looks)
    if (pages.some(isChanged) && !reached.includes(id)) reached.push(id);
}
