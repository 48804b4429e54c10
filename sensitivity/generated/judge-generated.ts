import { findKiller, type KillerSearch } from '../find-killer.ts';
import { createRepeatedTests, type Suites } from '../judge-by-features.ts';
import type { CoveredLook } from './coverage.ts';

/** The first group is small, as most mutants are noticed by the most likely look. */
const FIRST = 2;
const GROWTH = 3;

/** Tries looks in growing groups, in their order, and stops at the first fair notice. Ends with that search, if any. */
export async function tryLooks(looks: readonly CoveredLook[], suites: Suites): Promise<KillerSearch[]> {
  const searches: KillerSearch[] = [];
  for (let from = 0, size = FIRST; from < looks.length; from += size, size *= GROWTH) {
    const group = Map.groupBy(looks.slice(from, from + size), ({ device }) => device);
    for (const [device, some] of group) {
      const paths = some.map(({ scenario }) => scenario);
      const search = await findKiller(createRepeatedTests({ paths, device }, suites));
      searches.push(search ?? {});
      if (search?.killer) return searches;
    }
  }
  return searches;
}
