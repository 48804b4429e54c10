import type { Failure, KillerSearch } from '../find-killer.ts';
import type { SwitchedJudge } from '../switched/judges.ts';
import { type CoveredLook, nameOfLook } from './coverage.ts';
import { scenarioOf } from '../suite-result.ts';
import type { GeneratedMutant } from './instrument.ts';
import { tryLooks } from './judge-generated.ts';
import { serveMutants } from './serve-mutants.ts';

/** After so many failures of all mutants together that none causes alone, the group is judged in two halves. */
const UNEXPLAINED = 3;

/** So many looks run in one request: Cucumber reads all their features anew each time. */
const AT_ONCE = 40;

/** After so many looks that end on it without a word that counts, such as by a time-out, a mutant leaves its group. */
const ENOUGH = 4;

/** What failed on the mutants of a group so far; a killer comes last and ends the trial of its mutant. */
export type Findings = Map<GeneratedMutant, KillerSearch[]>;

/**
 * Judges mutants that their most likely looks did not notice, all active at once: a look that passes notices none of
 * them. A look that fails is tried on a half of the group, and on a half of that, until a mutant is found that it notices
 * alone; this one leaves the group, and all looks but those that passed go on.
 */
export async function judgeGroup(
  group: readonly GeneratedMutant[],
  looks: readonly CoveredLook[],
  judge: SwitchedJudge,
  onKill: (mutant: GeneratedMutant, killer: Failure) => void,
  findings: Findings = new Map(),
): Promise<Findings> {
  let rest = [...group];
  let open = [...looks];
  let unexplained = 0;
  while ((open = findReaching(open, rest)).length) {
    if (unexplained >= UNEXPLAINED && rest.length > 1) {
      for (const half of halve(rest)) await judgeGroup(half, open, judge, onKill, findings);
      return findings;
    }
    const [{ device }] = open as [CoveredLook];
    const some = open.filter((look) => look.device === device).slice(0, AT_ONCE);
    const { passed, failed } = await runUntilFailure(rest, some, judge);
    const before = rest.length;
    // Where the features ended without a word of any of these looks, they are given up.
    const spent = new Set(passed.size + failed.length ? passed : some);
    for (const look of failed) {
      const [mutant, search] = (await findFairCause(rest, look, judge)) ?? [];
      if (mutant && search) findings.set(mutant, [...(findings.get(mutant) ?? []), search]);
      if (mutant && search?.killer) onKill(mutant, search.killer);
      else spent.add(look);
    }
    open = open.filter((look) => !spent.has(look));
    rest = rest.filter((mutant) => !isDecided(findings.get(mutant)));
    if (failed.length && rest.length === before) unexplained += 1;
  }
  return findings;
}

const isDecided = (searches: readonly KillerSearch[] = []): boolean =>
  searches.length >= ENOUGH || searches.some(({ killer }) => killer);

const findReaching = (looks: readonly CoveredLook[], mutants: readonly GeneratedMutant[]): CoveredLook[] => {
  const ids = new Set(mutants.map(({ id }) => id));
  return looks.filter(({ reached }) => reached.some((id) => ids.has(id)));
};

function halve<T>(items: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

/** The same for a look that passes on the original now; one that does not, on a busy machine, says nothing here. */
async function findFairCause(
  mutants: readonly GeneratedMutant[],
  look: CoveredLook,
  judge: SwitchedJudge,
): ReturnType<typeof findCause> {
  const { scenario, device } = look;
  const { passed } = await judge.suites.original.run({ paths: [scenario], device });
  const reached = mutants.filter(({ id }) => look.reached.includes(id));
  return passed.size ? findCause(reached, look, judge) : undefined;
}

/** Finds a mutant on which a look fails alone, among those on which it fails together, and what it says of it. */
async function findCause(
  mutants: readonly GeneratedMutant[],
  look: CoveredLook,
  judge: SwitchedJudge,
): Promise<[GeneratedMutant, KillerSearch] | undefined> {
  const [mutant, ...others] = mutants;
  if (!mutant) return undefined;
  if (others.length === 0) {
    await serveMutants(judge.site, [mutant]);
    const search = await tryLooks([look], judge.suites);
    return search.killer || search.discounted ? [mutant, search] : undefined;
  }
  const [first, second] = halve(mutants);
  // One alone is judged at once, as the fair judge looks twice anyway.
  const isCause = first.length === 1 || (await runUntilFailure(first, [look], judge)).failed.length > 0;
  return (isCause ? await findCause(first, look, judge) : undefined) ?? findCause(second, look, judge);
}

/** Runs looks of one device while all these mutants are active, until one fails. */
async function runUntilFailure(
  mutants: readonly GeneratedMutant[],
  looks: readonly CoveredLook[],
  { site, suites }: SwitchedJudge,
): Promise<{ passed: Set<CoveredLook>; failed: CoveredLook[] }> {
  const byName = new Map(looks.map((look) => [nameOfLook(look), look]));
  const [{ device }] = looks as [CoveredLook];
  const lookOf = (by: string) => byName.get(nameOfLook({ scenario: scenarioOf(by), device })) ?? [];
  try {
    await serveMutants(site, mutants);
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
