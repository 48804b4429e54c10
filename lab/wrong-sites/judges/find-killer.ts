import type { FailureReason } from './failure-reason.ts';

/** A scenario, a check or a unit test that failed: `by` has its file or gate, and its name. */
export type Failure = FailureReason & { by: string };

/** The result of a run of tests: how many ran, those that passed as `by` names them, and the failures. */
export type TestRun = { count: number; passed: ReadonlySet<string>; failures: Failure[] };

/** Whether a run stops at the first failure, and whether it starts a new browser: a time-out leaves one in any state. */
export type RunOptions = { failFast?: boolean; newBrowser?: boolean };

/** The tests of a judge, which it selects in its own way. */
export type JudgeTests<Selection> = {
  /** Runs tests on the mutant or on the original. */
  run(site: 'mutant' | 'original', selection: Selection, options?: RunOptions): Promise<TestRun>;
  /** Selects the tests that failed. */
  select(failures: readonly Pick<Failure, 'by'>[]): Selection;
};

/** A selection of tests; `isRepeated` if there are so many that one may fail by chance. */
export type Turn<Selection> = { selection: Selection; isRepeated?: boolean };

/** The result of a search: the failure that killed the mutant, or else one that does not count, or neither. */
export type KillerSearch = { killer?: Failure; discounted?: Failure };

/** After so many turns with an inconclusive failure the search ends: the others would most likely time out too. */
const ENOUGH = 8;

/** Searches for a killer turn by turn until one is found; throws if no test ran in any of them. */
export async function searchInTurn<Selection>(
  tests: JudgeTests<Selection>,
  turns: readonly Turn<Selection>[],
  ends?: string,
): Promise<KillerSearch> {
  const searches: KillerSearch[] = [];
  for (const turn of turns) {
    const search = await findKiller(tests, turn, ends);
    if (search?.killer) return search;
    if (search) searches.push(search);
    if (searches.filter(({ discounted }) => discounted?.isConclusive === false).length === ENOUGH) break;
  }
  if (searches.length === 0) throw new Error('No test ran');
  return searches.find(({ discounted }) => discounted) ?? {};
}

/**
 * Searches for a killer of a mutant: a conclusive failure whose test passes on the original right afterwards, and so
 * under the same load. When the first run finds failures but no killer, all tests run a second time without `failFast`.
 * An inconclusive failure, such as a time-out, kills only if it comes in both runs and the mutant has `ends`. Undefined
 * when there are no tests to run.
 */
export async function findKiller<Selection>(
  tests: JudgeTests<Selection>,
  { selection, isRepeated }: Turn<Selection>,
  ends?: string,
): Promise<KillerSearch | undefined> {
  const confirm = async (failures: readonly Failure[]) => {
    const lasting = isRepeated ? await findLasting(tests, failures) : failures;
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

/** The failures that come again on the mutant, conclusive again or inconclusive again. */
async function findLasting<Selection>(
  { run, select }: JudgeTests<Selection>,
  failures: readonly Failure[],
): Promise<Failure[]> {
  if (failures.length === 0) return [];
  const again = await run('mutant', select(failures));
  const kinds = new Map(again.failures.map(({ by, isConclusive }) => [by, isConclusive]));
  return failures.filter(({ by, isConclusive }) => kinds.get(by) === isConclusive);
}
