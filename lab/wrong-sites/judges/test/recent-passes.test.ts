import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteTests } from '../judge-by-features.ts';
import { RecentPasses } from '../recent-passes.ts';
import type { Suite } from '../suite.ts';

const by = '5-validation/message-length: Send is enabled when the message is empty';
const failure = { by, why: 'Expected 300', isConclusive: true };

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Whether a failure counts, given the recorded passes; `run` imitates the original. */
function ask(run: Suite['run'], recent: RecentPasses) {
  const original = { run } as unknown as Suite;
  return createSiteTests({ paths: [] }, { mutant: original, original, recent }).findPassingOnOriginal([
    failure,
  ]);
}

it('a scenario that passed on the original a moment ago does not run there again, for five minutes', async () => {
  const recent = new RecentPasses();
  const run = vi.fn(async () => ({ count: 1, passed: new Set([by]), failures: [] }));
  expect(await ask(run, recent)).toEqual([failure]);
  vi.advanceTimersByTime(299_999);
  expect(await ask(run, recent)).toEqual([failure]);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await ask(run, recent)).toEqual([failure]);
  expect(run).toHaveBeenCalledTimes(2);
});

it('a failure on the original is no pass', async () => {
  const recent = new RecentPasses();
  const failing = vi.fn(async () => ({ count: 1, passed: new Set<string>(), failures: [failure] }));
  expect(await ask(failing, recent)).toEqual([]);
  expect(await ask(failing, recent)).toEqual([]);
  expect(failing).toHaveBeenCalledTimes(2);
});
