import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

let isPrinting = false;

function subscribeToReducedMotion(onChange: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const print = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    flushSync(onChange);
  };
  matchMedia(reducedMotionQuery).addEventListener('change', onChange, { signal });
  // Firefox copies the page immediately after `beforeprint`, before the media query `print` matches.
  for (const name of ['beforeprint', 'afterprint']) addEventListener(name, print, { signal });
  return () => over.abort();
}

/** Whether nothing may move: for visitors who prefer reduced motion, in print, and in prerendered HTML. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToReducedMotion,
    () => isPrinting || matchMedia(reducedMotionQuery).matches,
    () => true,
  );
}
