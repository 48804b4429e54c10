import { expect, it } from 'vitest';
import { findPartProblems } from '../read/run-parts.ts';

const partOf = (shard: string, commit = 'abc') => ({ shard, commit, passed: 1, failed: 0 });

it.each([
  ['all of one run', [partOf('1/2'), partOf('2/2')], []],
  ['one is missing', [partOf('1/3'), partOf('3/3')], ['Part 2/3 is missing']],
  ['one is duplicate', [partOf('1/2'), partOf('1/2'), partOf('2/2')], ['Part 1/2 occurs 2 times']],
  ['of two runs', [partOf('1/2'), partOf('2/3')], ['The parts are of several runs: 1/2, 2/3']],
  ['of two commits', [partOf('1/2'), partOf('2/2', 'def')], ['The parts ran on several commits: abc; def']],
])('findPartProblems checks parts of a run: %s', (_which, parts, problems) =>
  expect(findPartProblems(parts)).toEqual(problems),
);
