import type { FailureReason } from './failure-reason.ts';

/** A scenario, a check or a unit test that failed: `by` has its file or gate, and its name. */
export type Failure = FailureReason & { by: string };

/** How a judge runs its tests on the two sites. */
export type SiteTests = {
  /** The failures on the mutant; `failFast` stops at the first one. Undefined when there are no tests to run. */
  failuresOnMutant(failFast: boolean): Promise<Failure[] | undefined>;
  /** The failures whose tests pass on the original, where they run right afterwards and so under the same load. */
  findPassingOnOriginal(failures: readonly Failure[]): Promise<Failure[]>;
};

/** A failure that does not count as a kill, and why in words, where that is neither the original nor how it ended. */
export type Discounted = Failure & { because?: string };

/** The result of a search: the failure that killed the mutant, or else one that does not count, or neither. */
export type KillerSearch = { killer?: Failure; discounted?: Discounted };

/**
 * Searches for a killer of a mutant: a conclusive failure whose test passes on the original. When the first run
 * finds failures but no killer, all tests run a second time without `failFast`. An inconclusive failure, such as a
 * time-out, kills only if it comes in both runs and the mutant has `ends`. Undefined when there are no tests to run.
 */
export async function findKiller(tests: SiteTests, ends?: string): Promise<KillerSearch | undefined> {
  const first = await tests.failuresOnMutant(true);
  if (!first?.length) return first && {};
  const killer = await confirmOnOriginal(tests, first.filter(isConclusive));
  if (killer) return { killer };
  const before = new Set(first.map(({ by }) => by));
  const second = (await tests.failuresOnMutant(false)) ?? [];
  const late = await confirmOnOriginal(
    tests,
    second.filter((failure) => isConclusive(failure) || (ends !== undefined && before.has(failure.by))),
  );
  return late ? { killer: late } : { discounted: first[0]! };
}

/** Searches among the tests that are likely to kill a mutant, if there are any; if none does, among all. */
export async function findLikelyKiller<Tests>(
  searchAmong: (tests: Tests) => Promise<KillerSearch | undefined>,
  likely: Tests | undefined,
  all: Tests,
): Promise<KillerSearch | undefined> {
  const first = likely && (await searchAmong(likely));
  return first?.killer ? first : searchAmong(all);
}

/** Why a failure does not count as a kill, in words. */
export function describeDiscount({ by, why, isConclusive: conclusive, because }: Discounted): string {
  const reason = conclusive ? 'fails on the right site too, or failed once' : 'ended otherwise';
  return `${by} ${because ?? reason}: ${why}`;
}

const isConclusive = (failure: Failure): boolean => failure.isConclusive;

async function confirmOnOriginal(
  tests: SiteTests,
  failures: readonly Failure[],
): Promise<Failure | undefined> {
  return failures.length ? (await tests.findPassingOnOriginal(failures))[0] : undefined;
}
