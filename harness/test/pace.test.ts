import { expect, it } from 'vitest';
import type { ScenarioRun } from '../results/messages.ts';
import { describeSlowdown, paceOf } from '../results/pace.ts';

const run = (seconds: number, bareMs?: number) =>
  ({
    steps: [{ result: { duration: { seconds, nanos: 0 } } }],
    attachments: bareMs ? [{ fileName: 'bare', body: JSON.stringify({ ms: bareMs }) }] : [],
  }) as unknown as ScenarioRun;

it('the pace is the cost of a scenario, without that of the bare ones, as a multiple of a bare one', () => {
  expect(paceOf([run(1), run(2, 1000), run(1), run(3, 1000)])).toEqual({
    seconds: 1.25,
    bare: 1,
    ratio: 1.25,
  });
});

it('a run without a bare scenario has no pace', () => expect(paceOf([run(1)])).toBeUndefined());

it.each([
  [3.9, undefined],
  [4, 'The scenarios have grown slower: 4.0 times as long as a page takes Playwright alone, 3 on record'],
])('a ratio of %d beside 3 on record is described as: %s', (ratio, words) => {
  expect(describeSlowdown({ seconds: 1, bare: 1, ratio }, 3)).toBe(words);
});
