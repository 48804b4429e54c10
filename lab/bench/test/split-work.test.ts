import { expect, it } from 'vitest';
import { splitWork, type TraceEvent } from '../split-work.ts';

/** An event of the main thread, its times in ms. */
const event = (
  name: string,
  at: number,
  dur: number,
  data: { type?: string; url?: string } = { url: '/assets/index.js' },
): TraceEvent => ({ name, ph: 'X', ts: at * 1000, dur: dur * 1000, pid: 1, tid: 1, args: { data } });

const key = (at: number) => [
  event('EventDispatch', at, 10, { type: 'keydown' }),
  event('FunctionCall', at + 1, 8),
  event('UpdateLayoutTree', at + 2, 3),
];

it('splits the work after an input, and counts what runs inside other work once', () =>
  expect(splitWork([...key(0), event('Layout', 11, 5), event('Paint', 17, 2)], 'keydown', 50)).toEqual({
    script: 5,
    style: 3,
    layout: 5,
    drawing: 2,
  }));

it('counts a script without an address, as those of Playwright are, for nothing', () =>
  expect(splitWork([...key(0), event('FunctionCall', 11, 5, {})], 'keydown', 50).script).toBe(5));

it('leaves out what runs before the input, after the paint, or on another thread', () => {
  const others = [event('Layout', 0, 5), event('Layout', 200, 5), { ...event('Layout', 101, 5), tid: 2 }];
  expect(splitWork([...others, ...key(100)], 'keydown', 50).layout).toBe(0);
});

it('of several inputs counts the one with most script and style', () =>
  expect(splitWork([...key(0), ...key(20), event('UpdateLayoutTree', 31, 4)], 'keydown', 50)).toMatchObject({
    script: 5,
    style: 7,
  }));

it('a trace without the input is an error', () =>
  expect(() => splitWork(key(0), 'pointerdown', 50)).toThrow('The trace has no pointerdown'));
