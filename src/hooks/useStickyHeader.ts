import { useEffect, useRef, useState } from 'react';
import { limits } from '../content/limits.ts';

/**
 * Whether the header is sticky on the page at `path`. It becomes sticky when the visitor scrolls up at a position of
 * more than `stickyAbovePx`, and stays sticky until they scroll down, or up to less than `stickyBelowPx` (2.17 to 2.19).
 */
export function useStickyHeader(path: string): boolean {
  const [stickyOn, setStickyOn] = useState<string>();
  const last = useRef(0);

  // Not a layout effect: it must run after useRouteScroll, whose scroll would otherwise count as the visitor's.
  useEffect(() => {
    last.current = readScrollPosition();
    const follow = () => {
      const from = last.current;
      const to = readScrollPosition();
      last.current = to;
      setStickyOn((current) => (shouldStick(current === path, from, to) ? path : undefined));
    };
    addEventListener('scroll', follow);
    return () => removeEventListener('scroll', follow);
  }, [path]);

  return stickyOn === path;
}

/** The scroll position, limited to the page: Safari's overscroll bounces back, which would count as scrolling up. */
function readScrollPosition(): number {
  const end = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, Math.min(scrollY, end));
}

function shouldStick(isSticky: boolean, from: number, to: number): boolean {
  if (to > from || to < limits.stickyBelowPx) return false;
  return isSticky || (to < from && to > limits.stickyAbovePx);
}
