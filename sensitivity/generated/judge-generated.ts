import { type Failure, findKiller, type KillerSearch } from '../judges/find-killer.ts';
import { createRepeatedTests, type Suites } from '../judges/judge-by-features.ts';
import type { CoveredLook } from './coverage.ts';

/** The first group is small, as most mutants are noticed by the most likely look. */
const FIRST = 2;
const GROWTH = 3;

/** What a time-out may mean for a generated mutant, beside a busy machine. */
const NOT_STARTED = 'the page does not start';

/** What a failure says of a page that does not start, or that breaks: Stryker's limit of hits is an error of the page. */
const ENDS = /^(?:The page does not start|Page error: )/;

/** Whether a look noticed a mutant only because its page does not start or breaks. */
export const doesEnd = ({ why }: Failure): boolean => ENDS.test(why);

/**
 * Tries looks in growing groups, in their order, and stops at the first fair notice: one that comes twice, as a look may
 * fail by chance on a busy machine.
 */
export async function tryLooks(looks: readonly CoveredLook[], suites: Suites): Promise<KillerSearch> {
  let discounted: Failure | undefined;
  for (let from = 0, size = FIRST; from < looks.length; from += size, size *= GROWTH) {
    const group = Map.groupBy(looks.slice(from, from + size), ({ device }) => device);
    for (const [device, some] of group) {
      const paths = some.map(({ scenario }) => scenario);
      const search = await findKiller(createRepeatedTests({ paths, device }, suites), NOT_STARTED);
      const killer = search?.killer;
      if (killer && (killer.isConclusive || doesEnd(killer))) return { killer };
      discounted ??= killer ?? search?.discounted;
    }
  }
  return discounted ? { discounted } : {};
}
