import { useEffect, useState } from 'react';

/**
 * Counts down from `from` to 0 by `step` every `everyMs`, except while `isPaused`; restarts when the page is restored.
 * Returns the current value.
 */
export function useCountdown(from: number, step: number, everyMs: number, isPaused: boolean): number {
  const [left, setLeft] = useState(from);
  const over = left <= 0;

  useEffect(() => {
    if (isPaused || over) return;
    const timer = setInterval(() => setLeft((value) => Math.max(0, value - step)), everyMs);
    return () => clearInterval(timer);
  }, [step, everyMs, isPaused, over]);

  useEffect(() => {
    // After Back, a browser may restore the page with the countdown at 0, where nothing more would happen: restart it.
    const startAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeft(from);
    };
    addEventListener('pageshow', startAgain);
    return () => removeEventListener('pageshow', startAgain);
  }, [from]);

  return left;
}
