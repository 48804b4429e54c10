import { expect, it } from 'vitest';
import { findPartProblems } from '../read/run-parts.ts';

const part = (shard: string, commit = 'abc') => ({ shard, commit, passed: 1, failed: 0 });

it.each([
  ['all of one run', [part('1/2'), part('2/2')], []],
  ['one is missing', [part('1/3'), part('3/3')], ['Part 2/3 is missing']],
  ['one is duplicate', [part('1/2'), part('1/2'), part('2/2')], ['Part 1/2 occurs 2 times']],
  ['those of two runs', [part('1/2'), part('2/3')], ['The parts are of several runs: 1/2, 2/3']],
  ['those of two commits', [part('1/2'), part('2/2', 'def')], ['The parts ran on several commits: abc; def']],
])('findPartProblems checks parts of a run: %s', (_which, parts, problems) =>
  expect(findPartProblems(parts)).toEqual(problems),
);
