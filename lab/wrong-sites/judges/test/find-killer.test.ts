import { describe, expect, it, vi } from 'vitest';
import { type Failure, findKiller, type JudgeTests, type TestRun } from '../find-killer.ts';

const createFailure = (by: string, isConclusive = true): Failure => ({
  by,
  why: `${by} failed`,
  isConclusive,
});

/** Creates tests with these failures in the first and second run; tests named in `red` fail on the original too. */
function createTests(first: Failure[] | undefined, second: Failure[] = [], red: string[] = []) {
  const runOnMutant = vi.fn(async (isFirst: boolean): Promise<TestRun> => {
    const failures = isFirst ? first : second;
    return { count: failures ? 9 : 0, passed: new Set(), failures: failures ?? [] };
  });
  const passOnOriginal = vi.fn((names: string[]) => names.filter((name) => !red.includes(name)));
  const tests: JudgeTests<string[]> = {
    run: async (site, names, { failFast = false } = {}) =>
      site === 'mutant'
        ? runOnMutant(failFast)
        : { count: 1, passed: new Set(passOnOriginal(names)), failures: [] },
    select: (failures) => failures.map(({ by }) => by),
  };
  return { tests, runOnMutant, passOnOriginal };
}

/** Searches for a killer among all of these tests. */
const search = ({ tests }: ReturnType<typeof createTests>, ends?: string) =>
  findKiller(tests, { selection: [] }, ends);

const failureA = createFailure('a');
const failureB = createFailure('b');
const timeOut = createFailure('late', false);

describe('a mutant is killed', () => {
  it('by a conclusive failure of a test that passes on the original', async () => {
    const all = createTests([failureA]);
    expect(await search(all)).toEqual({ killer: failureA });
    expect(all.runOnMutant).toHaveBeenCalledOnce();
    expect(all.passOnOriginal).toHaveBeenCalledExactlyOnceWith(['a']);
  });

  it('by no test if all pass or there are none', async () => {
    expect(await search(createTests([]))).toEqual({});
    expect(await search(createTests(undefined))).toBeUndefined();
  });

  it('not by a test that fails on the original too, but by a later one', async () => {
    expect(await search(createTests([failureA], [failureA], ['a']))).toEqual({ discounted: failureA });
    expect(await search(createTests([failureA], [failureA, failureB], ['a']))).toEqual({ killer: failureB });
  });

  it('not by an inconclusive failure, but by a conclusive one after it', async () => {
    expect(await search(createTests([timeOut], [timeOut]))).toEqual({ discounted: timeOut });
    expect(await search(createTests([timeOut], [timeOut, failureB]))).toEqual({ killer: failureB });
  });

  it('by an inconclusive failure that happens twice, if the mutant has `ends`', async () => {
    const ends = 'The page never starts';
    expect(await search(createTests([timeOut], [timeOut]), ends)).toEqual({ killer: timeOut });
    const discounted = { discounted: timeOut };
    expect(await search(createTests([timeOut], []), ends), 'once').toEqual(discounted);
    expect(await search(createTests([timeOut], [createFailure('other', false)]), ends), 'another').toEqual(
      discounted,
    );
    expect(await search(createTests([timeOut], [timeOut], ['late']), ends), 'the right site too').toEqual(
      discounted,
    );
  });
});
