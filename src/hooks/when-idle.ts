/** The longest wait in ms: during an animation there may be no idle callback for seconds. */
const LONGEST_WAIT_MS = 1000;

/** Resolves in the browser's next idle callback; in Safari, which has none, in the next task. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS })
      : setTimeout(resolve),
  );
