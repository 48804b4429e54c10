import { useEffect, useState } from 'react';

/**
 * Counts down from `from` to 0 by `step` each `everyMs` of real time. Stops while `paused`, and calls nothing: a
 * screen looks at the value.
 */
export function useCountdown(from: number, step: number, everyMs: number, paused = false): number {
  const [left, setLeft] = useState(from);
  const over = left <= 0;

  useEffect(() => {
    if (paused || over) return;
    const timer = setInterval(() => setLeft((value) => Math.max(0, value - step)), everyMs);
    return () => clearInterval(timer);
  }, [step, everyMs, paused, over]);

  return left;
}
