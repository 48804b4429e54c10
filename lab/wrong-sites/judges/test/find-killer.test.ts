import { describe, expect, it, vi } from 'vitest';
import { describeDiscount, type Failure, findKiller } from '../find-killer.ts';

const failure = (by: string, isConclusive = true): Failure => ({
  by,
  why: `${by} failed`,
  isConclusive,
});

/** Tests with these failures in the first run and in the second; `red` names those that fail on the original too. */
function createTests(first: Failure[] | undefined, second: Failure[] = [], red: string[] = []) {
  return {
    failuresOnMutant: vi.fn(async (failFast: boolean) => (failFast ? first : second)),
    findPassingOnOriginal: vi.fn(async (failures: Failure[]) =>
      failures.filter(({ by }) => !red.includes(by)),
    ),
  };
}

const a = failure('a');
const b = failure('b');
const late = failure('late', false);

describe('a mutant is killed', () => {
  it('by a conclusive failure that passes on the original', async () => {
    const tests = createTests([a]);
    expect(await findKiller(tests)).toEqual({ killer: a });
    expect(tests.failuresOnMutant).toHaveBeenCalledOnce();
    expect(tests.findPassingOnOriginal).toHaveBeenCalledExactlyOnceWith([a]);
  });

  it('by nothing when all tests pass, or when there are none', async () => {
    expect(await findKiller(createTests([]))).toEqual({});
    expect(await findKiller(createTests(undefined))).toBeUndefined();
  });

  it('not by a failure that the original has too, but by a later one that passes there', async () => {
    expect(await findKiller(createTests([a], [a], ['a']))).toEqual({ discounted: a });
    expect(await findKiller(createTests([a], [a, b], ['a']))).toEqual({ killer: b });
  });

  it('not by an inconclusive failure, but by a conclusive one after it', async () => {
    expect(await findKiller(createTests([late], [late]))).toEqual({ discounted: late });
    expect(await findKiller(createTests([late], [late, b]))).toEqual({ killer: b });
  });

  it('by an inconclusive failure that comes twice, if the mutant is about such an end', async () => {
    const ends = 'The page never starts';
    expect(await findKiller(createTests([late], [late]), ends)).toEqual({ killer: late });
    const discounted = { discounted: late };
    expect(await findKiller(createTests([late], []), ends), 'once').toEqual(discounted);
    expect(await findKiller(createTests([late], [failure('other', false)]), ends), 'another').toEqual(
      discounted,
    );
    expect(await findKiller(createTests([late], [late], ['late']), ends), 'the right site too').toEqual(
      discounted,
    );
  });
});

it('a failure that does not count is described with the reason', () => {
  expect(describeDiscount(a)).toBe('a fails on the right site too, or failed once: a failed');
  expect(describeDiscount(late)).toBe('late ended otherwise: late failed');
  expect(describeDiscount({ ...a, because: 'fails in Chromium too' })).toBe(
    'a fails in Chromium too: a failed',
  );
});
