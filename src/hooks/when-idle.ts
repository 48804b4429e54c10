/** The longest wait, in ms: an animation may leave no idle moment for seconds. */
const AT_MOST_MS = 1000;

/** Resolves in the browser's next idle moment; Safari tells of none, there in the next task. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: AT_MOST_MS })
      : setTimeout(resolve),
  );
