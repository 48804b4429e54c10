import type { Failure } from '../find-killer.ts';
import type { Suites } from '../judge-by-features.ts';
import { type CoveredLook, nameOfLook } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';
import { tryLooks } from './judge-generated.ts';
import type { SwitchedSite } from './switched-site.ts';

/** What judges generated mutants: their site, and the features loaded for it and for the original. */
export type SwitchedJudge = { site: SwitchedSite; suites: Suites };

/**
 * Judges mutants that their most likely looks did not notice, all active at once: where every look that reaches one of
 * them passes, none is noticed, and one run has judged them all. Looks that fail are tried on each mutant alone; those
 * that are noticed leave the group, and the looks that failed run again on the rest. Returns the killers by mutant. Two
 * mutants of a group that hide each other would pass: groups are made of different files.
 */
export async function judgeGroup(
  group: readonly GeneratedMutant[],
  looks: readonly CoveredLook[],
  judge: SwitchedJudge,
): Promise<Map<GeneratedMutant, Failure>> {
  const killers = new Map<GeneratedMutant, Failure>();
  let rest = [...group];
  let open = looks.filter(({ reached }) => rest.some(({ id }) => reached.includes(id)));
  while (rest.length && open.length) {
    open = await findFailing(rest, open, judge);
    for (const mutant of rest) {
      const own = open.filter(({ reached }) => reached.includes(mutant.id));
      if (own.length === 0) continue;
      await judge.site.activate([mutant.id]);
      const killer = (await tryLooks(own, judge.suites)).at(-1)?.killer;
      if (killer) killers.set(mutant, killer);
    }
    const left = rest.filter((mutant) => !killers.has(mutant));
    // What still fails although no mutant fails it alone is chance, or a mix of mutants that no site has.
    if (left.length === rest.length) break;
    rest = left;
  }
  return killers;
}

/** The looks that fail while all these mutants are active. */
async function findFailing(
  mutants: readonly GeneratedMutant[],
  looks: readonly CoveredLook[],
  { site, suites }: SwitchedJudge,
): Promise<CoveredLook[]> {
  await site.activate(mutants.map(({ id }) => id));
  const failed = new Set<string>();
  for (const [device, some] of Map.groupBy(looks, (look) => look.device)) {
    const { failures } = await suites.mutant.run({ paths: some.map(({ scenario }) => scenario), device });
    for (const { by } of failures) failed.add(nameOfLook({ scenario: by.split(' ')[0]!, device }));
  }
  return looks.filter((look) => failed.has(nameOfLook(look)));
}
