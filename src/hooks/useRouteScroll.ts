import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { limits } from '../content/limits.ts';

const positions = new Map<string, number>();

/**
 * Where a screen opens: at the top after a route change (2.3), at the anchor when the address has one, and where
 * the visitor was after back and forward. Until the first route change the browser decides, as after a reload.
 */
export function useRouteScroll(): void {
  const { key, pathname, hash } = useLocation();
  const returning = useNavigationType() === 'POP';
  const opened = useRef<string | null>(key);

  useEffect(() => {
    const restoreBy = ({ type }: Pick<Event, 'type'>) => {
      history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
    };
    restoreBy({ type: 'pageshow' });
    addEventListener('pageshow', restoreBy);
    addEventListener('pagehide', restoreBy);
    return () => {
      removeEventListener('pageshow', restoreBy);
      removeEventListener('pagehide', restoreBy);
    };
  }, []);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (opened.current !== key) opened.current = null;
    const position = returning ? positions.get(key) : undefined;
    if (position !== undefined) window.scrollTo(0, position);
    else if (hash) return whenPresent(anchorOf(hash), scrollToElement);
    else if (opened.current === null) window.scrollTo(0, 0);
  }, [key, pathname, hash, returning]);
}

/** The id that a hash names; one that does not decode names nothing but itself. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls smoothly; at once for visitors who ask for less motion. */
export function scrollToElement(element: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}

/** Calls back with the element of an id now or as soon as it appears, within the anchor wait. Returns how to stop. */
function whenPresent(id: string, found: (element: Element) => void): () => void {
  const existing = document.getElementById(id);
  if (existing) {
    found(existing);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    found(element);
  });
  const timer = setTimeout(() => observer.disconnect(), limits.anchorWaitMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
