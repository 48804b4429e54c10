import { describe, expect, it, vi } from 'vitest';
import { discountOf, type Failure, findNotice } from '../notice.ts';

const failure = (by: string, isFair = true): Failure => ({ by, why: `${by} failed`, isFair, files: [] });

/** A judge that sees these failures in haste and then at leisure; the right site fails some of them too. */
function looking(inHaste: Failure[] | undefined, atLeisure: Failure[] = [], red: string[] = []) {
  return {
    atWrong: vi.fn(async (isHasty: boolean) => (isHasty ? inHaste : atLeisure)),
    passingAtRight: vi.fn(async (failures: Failure[]) => failures.filter(({ by }) => !red.includes(by))),
  };
}

const a = failure('a');
const b = failure('b');
const late = failure('late', false);

describe('a wrong site is noticed', () => {
  it('by what fails fairly there and passes on the right site', async () => {
    const looks = looking([a]);
    expect(await findNotice(looks)).toEqual({ notice: a });
    expect(looks.atWrong).toHaveBeenCalledOnce();
    expect(looks.passingAtRight).toHaveBeenCalledExactlyOnceWith([a]);
  });

  it('by nothing where all pass, or where nothing looks', async () => {
    expect(await findNotice(looking([]))).toEqual({});
    expect(await findNotice(looking(undefined))).toBeUndefined();
  });

  it('not by what fails on the right site too, but perhaps by what comes after it', async () => {
    expect(await findNotice(looking([a], [a], ['a']))).toEqual({ discounted: a });
    expect(await findNotice(looking([a], [a, b], ['a']))).toEqual({ notice: b });
  });

  it('not by what ended otherwise, but perhaps by what comes after it', async () => {
    expect(await findNotice(looking([late], [late]))).toEqual({ discounted: late });
    expect(await findNotice(looking([late], [late, b]))).toEqual({ notice: b });
  });

  it('by what ended otherwise twice, if it is about that', async () => {
    const ends = 'The page never starts';
    expect(await findNotice(looking([late], [late]), ends)).toEqual({ notice: late });
    const discounted = { discounted: late };
    expect(await findNotice(looking([late], []), ends), 'once').toEqual(discounted);
    expect(await findNotice(looking([late], [failure('other', false)]), ends), 'another').toEqual(discounted);
    expect(await findNotice(looking([late], [late], ['late']), ends), 'the right site too').toEqual(
      discounted,
    );
  });
});

it('what does not count says why', () => {
  expect(discountOf(a)).toBe('a fails on the right site too, or failed once: a failed');
  expect(discountOf(late)).toBe('late ended otherwise: late failed');
});
