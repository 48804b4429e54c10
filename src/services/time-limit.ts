import { limits } from '../content/limits.ts';

/**
 * Makes a signal that aborts with a TimeoutError after `ms`, or with the reason of `callerSignal` when that aborts.
 * Uses `setTimeout`, because the tests' clock has no effect on `AbortSignal.timeout`.
 */
export function createTimeLimit(ms: number = limits.answerMs, callerSignal?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  callerSignal?.addEventListener('abort', () => limit.abort(callerSignal.reason));
  return limit.signal;
}
