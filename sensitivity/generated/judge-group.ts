import type { Failure } from '../find-killer.ts';
import type { Suites } from '../judge-by-features.ts';
import { type CoveredLook, nameOfLook } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';
import { tryLooks } from './judge-generated.ts';
import type { SwitchedSite } from './switched-site.ts';

/** What judges generated mutants: their site, and the features loaded for it and for the original. */
export type SwitchedJudge = { site: SwitchedSite; suites: Suites };

/** After so many failures of all mutants together that none causes alone, the group is judged in two halves. */
const UNEXPLAINED = 3;

/** After so many looks that end on it without a word that counts, such as by a time-out, a mutant leaves its group. */
const ENOUGH = 4;

/** What became of the mutants of a group so far: who noticed each, and what failed on it that does not count. */
type Findings = { killers: Map<GeneratedMutant, Failure>; discounted: Map<GeneratedMutant, Failure[]> };

/**
 * Judges mutants that their most likely looks did not notice, all active at once: a look that passes notices none of
 * them. A look that fails is tried on halves of the group, and on halves of these, until the mutants are found that it
 * notices alone; they leave the group, and the other looks go on.
 */
export async function judgeGroup(
  group: readonly GeneratedMutant[],
  looks: readonly CoveredLook[],
  judge: SwitchedJudge,
  findings: Findings = { killers: new Map(), discounted: new Map() },
): Promise<Findings> {
  let rest = [...group];
  let open = [...looks];
  let unexplained = 0;
  while ((open = findReaching(open, rest)).length) {
    if (unexplained >= UNEXPLAINED && rest.length > 1) {
      for (const half of halve(rest)) await judgeGroup(half, open, judge, findings);
      return findings;
    }
    const [{ device }] = open as [CoveredLook];
    const some = open.filter((look) => look.device === device);
    const { passed, failed } = await runUntilFailure(rest, some, judge);
    const found = findings.killers.size;
    for (const look of failed) await findCauses(rest, look, judge, findings);
    if (failed.length && findings.killers.size === found) unexplained += 1;
    // The features ended without a word of any look: what is left of this device is given up.
    const given = passed.size + failed.length === 0 ? some : [];
    open = open.filter((look) => !passed.has(look) && !failed.includes(look) && !given.includes(look));
    rest = rest.filter(
      (mutant) => !findings.killers.has(mutant) && (findings.discounted.get(mutant)?.length ?? 0) < ENOUGH,
    );
  }
  return findings;
}

const findReaching = (looks: readonly CoveredLook[], mutants: readonly GeneratedMutant[]): CoveredLook[] => {
  const ids = new Set(mutants.map(({ id }) => id));
  return looks.filter(({ reached }) => reached.some((id) => ids.has(id)));
};

function halve<T>(items: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

/** Finds the mutants on which a look fails alone, among those on which it fails together. */
async function findCauses(
  mutants: readonly GeneratedMutant[],
  look: CoveredLook,
  judge: SwitchedJudge,
  findings: Findings,
): Promise<void> {
  const own = mutants.filter(({ id }) => look.reached.includes(id));
  const [mutant, ...others] = own;
  if (mutant && others.length === 0) {
    await judge.site.activate([mutant.id]);
    const { killer, discounted } = await tryLooks([look], judge.suites);
    if (killer) findings.killers.set(mutant, killer);
    if (discounted) findings.discounted.set(mutant, [...(findings.discounted.get(mutant) ?? []), discounted]);
    return;
  }
  for (const half of halve(own)) {
    // One alone is judged at once, as the fair judge looks twice anyway.
    const { failed } = half.length > 1 ? await runUntilFailure(half, [look], judge) : { failed: [look] };
    if (failed.length) await findCauses(half, look, judge, findings);
  }
}

/** Runs looks of one device while all these mutants are active, until one fails. */
async function runUntilFailure(
  mutants: readonly GeneratedMutant[],
  looks: readonly CoveredLook[],
  { site, suites }: SwitchedJudge,
): Promise<{ passed: Set<CoveredLook>; failed: CoveredLook[] }> {
  const byName = new Map(looks.map((look) => [nameOfLook(look), look]));
  const [{ device }] = looks as [CoveredLook];
  const lookOf = (by: string) => byName.get(nameOfLook({ scenario: by.split(' ')[0]!, device })) ?? [];
  try {
    await site.activate(mutants.map(({ id }) => id));
  } catch {
    // Together they let no page be rendered, which each of them did.
    return { passed: new Set(), failed: [...looks] };
  }
  const paths = looks.map(({ scenario }) => scenario);
  const { passed, failures } = await suites.mutant.run({ paths, device, failFast: true });
  // A time-out may have left the browser in any state.
  if (failures.some(({ isConclusive }) => !isConclusive)) suites.mutant.end();
  return {
    passed: new Set([...passed].flatMap(lookOf)),
    failed: failures.flatMap(({ by }) => lookOf(by)),
  };
}
