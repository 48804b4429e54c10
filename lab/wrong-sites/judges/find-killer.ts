import type { FailureReason } from './failure-reason.ts';

/** A failed scenario, gate check or unit test. `by` names its file or gate, then the test: `file: name`. */
export type Failure = FailureReason & { by: string };

/** The result of a run of tests: their number, those that passed (as `file: name`), and the failures. */
export type TestRun = { count: number; passed: ReadonlySet<string>; failures: Failure[] };

/** `failFast` stops at the first failure; `newBrowser` replaces a browser that a time-out may have made unusable. */
export type RunOptions = { failFast?: boolean; newBrowser?: boolean };

/** The tests of a judge; `Selection` is the judge's own way to select some of them. */
export type JudgeTests<Selection> = {
  /** Runs tests on the mutant or on the original. */
  run(site: 'mutant' | 'original', selection: Selection, options?: RunOptions): Promise<TestRun>;
  /** Selects the tests that failed. */
  select(failures: readonly Pick<Failure, 'by'>[]): Selection;
};

/** A round of the search for a killer: the tests to run. With `isRepeated` a failure counts only if it happens twice. */
export type SearchRound<Selection> = { selection: Selection; isRepeated?: boolean };

/** `killer` is the failure that killed the mutant; `discounted` is a failure that does not count as a kill. */
export type KillerSearchResult = { killer?: Failure; discounted?: Failure };

/** A search ends after this many rounds with an inconclusive failure: further rounds would probably time out too. */
const MAX_INCONCLUSIVE_ROUNDS = 8;

/** Runs the rounds until one finds a killer. `ends`: why a repeated time-out counts. Throws if no test ran at all. */
export async function searchRoundsForKiller<Selection>(
  tests: JudgeTests<Selection>,
  rounds: readonly SearchRound<Selection>[],
  ends?: string,
): Promise<KillerSearchResult> {
  const searches: KillerSearchResult[] = [];
  for (const round of rounds) {
    const search = await findKiller(tests, round, ends);
    if (search?.killer) return search;
    if (search) searches.push(search);
    const inconclusive = searches.filter(({ discounted }) => discounted?.isConclusive === false);
    if (inconclusive.length === MAX_INCONCLUSIVE_ROUNDS) break;
  }
  if (searches.length === 0) throw new Error('No test ran');
  return searches.find(({ discounted }) => discounted) ?? {};
}

/**
 * Searches for a mutant's killer: a conclusive failure whose test passes on the original immediately afterwards, under
 * the same load of the machine. If the first run finds failures but no killer, all tests run again without `failFast`.
 * An inconclusive failure, such as a time-out, kills only if it happens in both runs and the mutant has `ends`. Returns
 * undefined if there are no tests to run.
 */
export async function findKiller<Selection>(
  tests: JudgeTests<Selection>,
  { selection, isRepeated }: SearchRound<Selection>,
  ends?: string,
): Promise<KillerSearchResult | undefined> {
  const confirm = async (failures: readonly Failure[]) => {
    const lasting = isRepeated ? await findRepeatedFailures(tests, failures) : failures;
    if (lasting.length === 0) return undefined;
    const { passed } = await tests.run('original', tests.select(lasting));
    return lasting.find(({ by }) => passed.has(by));
  };
  const first = await tests.run('mutant', selection, { failFast: true });
  if (first.count === 0) return undefined;
  if (first.failures.length === 0) return {};
  const killer = await confirm(first.failures.filter(({ isConclusive }) => isConclusive));
  if (killer) return { killer };
  const before = new Set(first.failures.map(({ by }) => by));
  const second = await tests.run('mutant', selection, { newBrowser: true });
  const late = await confirm(
    second.failures.filter(({ by, isConclusive }) => isConclusive || (ends !== undefined && before.has(by))),
  );
  return late ? { killer: late } : { discounted: first.failures[0]! };
}

/** Runs failed tests on the mutant again; returns those that fail again and are as conclusive as before. */
async function findRepeatedFailures<Selection>(
  { run, select }: JudgeTests<Selection>,
  failures: readonly Failure[],
): Promise<Failure[]> {
  if (failures.length === 0) return [];
  const again = await run('mutant', select(failures));
  const kinds = new Map(again.failures.map(({ by, isConclusive }) => [by, isConclusive]));
  return failures.filter(({ by, isConclusive }) => kinds.get(by) === isConclusive);
}
