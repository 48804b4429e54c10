import type { Failure, KillerSearch } from '../judges/find-killer.ts';
import type { SwitchedJudge } from '../switched/with-judges.ts';
import { type CoveredLook, nameOfLook } from './coverage.ts';
import { scenarioOf } from '../judges/suite-result.ts';
import type { GeneratedMutant } from './instrument.ts';
import { tryLooks } from './judge-generated.ts';
import { serveMutants } from './serve-mutants.ts';

/** After so many failures of all mutants together that none causes alone, the group is judged in two halves. */
const UNEXPLAINED = 3;

/** So many looks run in one request: Cucumber reads all their features anew each time. */
const AT_ONCE = 40;

/** After so many looks that end on it without a word that counts, such as by a time-out, a mutant leaves its group. */
const ENOUGH = 4;

/** So often a look is begun at most that fails on the original too, as it may on a busy machine. */
const ATTEMPTS = 3;

/** What failed on the mutants of a group so far; a killer comes last and ends the trial of its mutant. */
export type Findings = Map<GeneratedMutant, KillerSearch[]>;

/**
 * Judges mutants that their most likely looks did not notice, all active at once: a look that passes notices none of
 * them. A look that fails is tried on a half of the group, and on a half of that, until a mutant is found that it notices
 * alone; this one leaves the group, and all looks but those that passed go on. A look that fails on the original now says
 * nothing: it is tried again after the others.
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
  const attempts = new Map<CoveredLook, number>();
  while ((open = findReaching(open, rest)).length) {
    if (unexplained >= UNEXPLAINED && rest.length > 1) {
      for (const half of halve(rest)) await judgeGroup(half, open, judge, onKill, findings);
      return findings;
    }
    const [{ device }] = open as [CoveredLook];
    const some = open.filter((look) => look.device === device).slice(0, AT_ONCE);
    const { passed, failed } = await runUntilFailure(rest, some, judge);
    // Where the features ended without a word of any of these looks, they are given up.
    const spent = new Set(passed.size + failed.length ? passed : some);
    const late: CoveredLook[] = [];
    for (const look of failed) {
      if (!(await passesOnOriginal(look, judge))) {
        const count = (attempts.get(look) ?? 0) + 1;
        attempts.set(look, count);
        spent.add(look);
        if (count < ATTEMPTS) late.push(look);
        continue;
      }
      const reached = rest.filter(({ id }) => look.reached.includes(id));
      const [mutant, search] = (await findCause(reached, look, judge)) ?? [];
      if (mutant && search) findings.set(mutant, [...(findings.get(mutant) ?? []), search]);
      if (mutant && search?.killer) onKill(mutant, search.killer);
      else spent.add(look);
      if (!mutant || !isDecided(findings.get(mutant))) unexplained += 1;
    }
    open = [...open.filter((look) => !spent.has(look)), ...late];
    rest = rest.filter((mutant) => !isDecided(findings.get(mutant)));
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

/** Whether a look passes on the original, or has done so a moment ago. */
async function passesOnOriginal(
  { scenario, name, device }: CoveredLook,
  { suites: { original, recent } }: SwitchedJudge,
): Promise<boolean> {
  const by = `${scenario} ${name}`;
  if (recent?.has(by, device)) return true;
  const { passed } = await original.run({ paths: [scenario], device });
  if (passed.size) recent?.add(by, device);
  return passed.size > 0;
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
  if (failures.some(({ isConclusive }) => !isConclusive)) suites.mutant.renewBrowser();
  return {
    passed: new Set([...passed].flatMap(lookOf)),
    failed: failures.flatMap(({ by }) => lookOf(by)),
  };
}
