import { limits } from '../content/limits.ts';

/**
 * Makes a signal that aborts after `ms`, with a TimeoutError, or when `callerSignal` does, with its reason. Set by
 * `setTimeout`, as the tests' clock does not move `AbortSignal.timeout`.
 */
export function createTimeLimit(ms: number = limits.answerMs, callerSignal?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  callerSignal?.addEventListener('abort', () => limit.abort(callerSignal.reason));
  return limit.signal;
}
