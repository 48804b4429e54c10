import { expect, it } from 'vitest';
import { findPartProblems } from '../read/parts.ts';

const part = (shard: string, commit = 'abc') => ({ shard, commit, passed: 1, failed: 0 });

it.each([
  ['all of one run', [part('1/2'), part('2/2')], []],
  ['one too few', [part('1/3'), part('3/3')], ['Part 2/3 is missing']],
  ['one twice', [part('1/2'), part('1/2'), part('2/2')], ['Part 1/2 is there 2 times']],
  ['those of two runs', [part('1/2'), part('2/3')], ['The parts are of several runs: 1/2, 2/3']],
  ['those of two commits', [part('1/2'), part('2/2', 'def')], ['The parts ran on several commits: abc; def']],
])('parts of a run are checked: %s', (_which, parts, problems) =>
  expect(findPartProblems(parts)).toEqual(problems),
);
