import { useEffect, useState } from 'react';

/** Counts down from `from` to 0 by `step` every `everyMs`, except while `paused`. Returns the current value. */
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
