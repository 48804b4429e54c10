import { useEffect, useRef, useState } from 'react';
import { limits } from '../content/limits.ts';

/** Whether the header sticks: from scrolling up above one position until the other, or scrolling down (2.17 to 2.19). */
export function useStickyHeader(): boolean {
  const [sticky, setSticky] = useState(false);
  const last = useRef(0);

  // Not a layout effect: where a route change or a reload puts the page is where the visitor starts from.
  useEffect(() => {
    last.current = readPosition();
    const follow = () => {
      const from = last.current;
      const to = readPosition();
      last.current = to;
      setSticky((current) => shouldStick(current, from, to));
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  return sticky;
}

/** The scroll position without the bounce beyond either end, which would count as scrolling back. */
function readPosition(): number {
  const end = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, Math.min(scrollY, end));
}

function shouldStick(current: boolean, from: number, to: number): boolean {
  if (to > from || to < limits.stickyBelowPx) return false;
  return current || (to < from && to > limits.stickyAbovePx);
}
