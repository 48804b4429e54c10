import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeLimit } from '../time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts after its time and not before', () => {
  const signal = timeLimit(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'No answer in time' });
});

it('takes half a minute unless it is told otherwise', () => {
  const signal = timeLimit();
  vi.advanceTimersByTime(29_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it('aborts with the one who has left, for that reason', () => {
  const leaving = new AbortController();
  const signal = timeLimit(1000, leaving.signal);
  leaving.abort('left');
  expect(signal.reason).toBe('left');
});
