import { expect, it } from 'vitest';
import type { ScenarioRun } from '../messages/messages.ts';
import { describeRunSpeed, runSpeedOf } from '../messages/run-speed.ts';

const makeScenarioRun = (seconds: number, bareMs?: number) =>
  ({
    steps: [{ result: { duration: { seconds, nanos: 0 } } }],
    attachments: bareMs ? [{ fileName: 'bare', body: JSON.stringify({ ms: bareMs }) }] : [],
  }) as unknown as ScenarioRun;

it('the speed leaves out the times of Playwright alone, then divides by their median', () => {
  expect(
    runSpeedOf([makeScenarioRun(1), makeScenarioRun(2, 1000), makeScenarioRun(1), makeScenarioRun(3, 1000)]),
  ).toEqual({
    seconds: 1.25,
    bare: 1,
    ratio: 1.25,
  });
});

it('a run that never timed Playwright alone has no speed', () =>
  expect(runSpeedOf([makeScenarioRun(1)])).toBeUndefined());

it('the speed is described as a multiple of the time of Playwright alone', () =>
  expect(describeRunSpeed({ seconds: 1.25, bare: 0.5, ratio: 2.5 })).toBe(
    'A scenario took 1.25 s, 2.5 times as long as Playwright alone needs for a page (0.50 s)',
  ));
