/**
 * The time limit for a page to answer or to show something, in ms of real time. The right site stays far below it on
 * any machine. A wrong site often reaches it, so the sensitivity run, which tries hundreds, sets a lower TIMEOUT_MS.
 */
export const timeoutMs = Number(process.env.TIMEOUT_MS || 10_000);

/** The result of a promise, or an error after the time limit; for calls without their own limit. */
export function withTimeout<T>(promised: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
