import { expect, it } from 'vitest';
import type { ScenarioRun } from '../messages/messages.ts';
import { describePace, paceOf } from '../messages/pace.ts';

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

it('a pace is described as a multiple of a bare scenario', () =>
  expect(describePace({ seconds: 1.25, bare: 0.5, ratio: 2.5 })).toBe(
    'A scenario took 1.25 s, 2.5 times as long as Playwright alone needs for a page (0.50 s)',
  ));
