import type { Ending } from './ending.ts';

/** What failed on a wrong site: a scenario, a check or a unit test, and the files that it is written in. */
export type Failure = Ending & { by: string; files: string[] };

/** The two looks of a judge, at the wrong site and at the right one. */
export type Looks = {
  /** What fails on the wrong site; with haste it ends at the first. Undefined where there is nothing to look with. */
  atWrong(isHasty: boolean): Promise<Failure[] | undefined>;
  /** Which of these pass on the right site, at once and under the same load. */
  passingAtRight(failures: readonly Failure[]): Promise<Failure[]>;
};

/** What came of a look: what noticed the wrong site first, or else a failure that does not count, if there was one. */
export type Finding = { notice?: Failure; discounted?: Failure };

/**
 * Looks until something has noticed a wrong site: it failed fairly there and passes on the right one. What ended otherwise
 * is looked at a second time, with all that comes after it, and counts only if the wrong site is about that, as `ends`
 * says. Undefined where there is nothing to look with.
 */
export async function findNotice(looks: Looks, ends?: string): Promise<Finding | undefined> {
  const first = await looks.atWrong(true);
  if (!first?.length) return first && {};
  const notice = await confirmed(looks, first.filter(isFair));
  if (notice) return { notice };
  const before = new Set(first.map(({ by }) => by));
  const second = (await looks.atWrong(false)) ?? [];
  const late = await confirmed(
    looks,
    second.filter((failure) => isFair(failure) || (ends !== undefined && before.has(failure.by))),
  );
  return late ? { notice: late } : { discounted: first[0]! };
}

/** Why a failure does not count, in words. */
export const discountOf = ({ by, why, isFair }: Failure): string =>
  `${by} ${isFair ? 'fails on the right site too, or failed once' : 'ended otherwise'}: ${why}`;

const isFair = (failure: Failure): boolean => failure.isFair;

async function confirmed(looks: Looks, failures: readonly Failure[]): Promise<Failure | undefined> {
  return failures.length ? (await looks.passingAtRight(failures))[0] : undefined;
}
