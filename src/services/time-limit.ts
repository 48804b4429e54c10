import { limits } from '../content/limits.ts';

/** Aborts a call that is not answered in time, or when `left` aborts: nothing on a page waits without end. */
export function timeLimit(ms: number = limits.answerMs, left?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  left?.addEventListener('abort', () => limit.abort(left.reason));
  return limit.signal;
}
