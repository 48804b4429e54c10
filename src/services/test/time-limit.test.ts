import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimeLimit } from '../time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a time limit aborts after its time and not before', () => {
  const signal = createTimeLimit(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'No answer in time' });
});

it('a time limit is 30 s by default', () => {
  const signal = createTimeLimit();
  vi.advanceTimersByTime(29_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it("a time limit aborts with the caller's reason when the caller aborts", () => {
  const leaving = new AbortController();
  const signal = createTimeLimit(1000, leaving.signal);
  leaving.abort('left');
  expect(signal.reason).toBe('left');
});
