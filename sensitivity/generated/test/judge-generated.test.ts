import { expect, it } from 'vitest';
import type { Suite } from '../../judges/suite.ts';
import type { SuiteResult } from '../../judges/suite-result.ts';
import type { CoveredLook } from '../coverage.ts';
import { tryLooks } from '../judge-generated.ts';

const LOOK = { scenario: 'a:1', device: 'phone' } as CoveredLook;
const BY = 'a:1 A page is shown';
const PASSED: SuiteResult = { count: 1, passed: new Set([BY]), failures: [] };
const FAILED: SuiteResult = {
  count: 1,
  passed: new Set(),
  failures: [{ by: BY, why: 'Expected 1, received 2', isConclusive: true, files: [] }],
};

/** A suite that gives these results in turn, the last one again and again. */
function createSuite(...results: SuiteResult[]): Suite {
  const left = [...results];
  return {
    run: async () => (left.length > 1 ? left.shift()! : left[0]!),
    end: () => undefined,
    renewBrowser: () => undefined,
  } as unknown as Suite;
}

it('a look that fails twice on the mutant and passes on the original notices it', async () =>
  expect(
    await tryLooks([LOOK], { mutant: createSuite(FAILED), original: createSuite(PASSED) }),
  ).toMatchObject({ killer: { by: BY } }));

it('a look that fails once by chance notices nothing', async () =>
  expect(
    await tryLooks([LOOK], { mutant: createSuite(FAILED, PASSED), original: createSuite(PASSED) }),
  ).not.toHaveProperty('killer'));
