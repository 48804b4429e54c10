/**
 * The most that a page may take to answer or to show something, in ms of real time. It is no limit that a right site
 * comes near on any machine; a wrong one uses it up, so whoever tries many of those sets TIMEOUT_MS lower.
 */
export const timeoutMs = Number(process.env.TIMEOUT_MS || 10_000);

/** What is promised, or an error when patience ends first; for what has no limit of its own. */
export function withTimeout<T>(promised: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
