import { limits } from '../content/limits.ts';

/** Aborts a call that is not answered in time, or when `left` aborts: nothing on a page waits without end. */
export function createTimeLimit(ms: number = limits.answerMs, callerSignal?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  callerSignal?.addEventListener('abort', () => limit.abort(callerSignal.reason));
  return limit.signal;
}
