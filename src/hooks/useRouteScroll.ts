import { useEffect, useLayoutEffect, useRef } from 'react';
import { limits } from '../content/limits.ts';
import { useShownLocation } from './useShownLocation.ts';

const scrollYOfLocation = new Map<string, number>();

/**
 * Scrolls a new screen to the anchor of its address, otherwise to the top (2.3). If Back only removes the anchor from
 * the address, the former scroll position is restored. On the first screen the browser scrolls by itself, unless the
 * anchor's element appears later.
 */
export function useRouteScroll(): void {
  const { key, pathname, hash } = useShownLocation();
  const former = useRef<string>(undefined);

  useEffect(() => {
    const restoreBy = (restoration: ScrollRestoration) => () => {
      history.scrollRestoration = restoration;
    };
    const byScript = restoreBy('manual');
    byScript();
    addEventListener('pageshow', byScript);
    addEventListener('pagehide', restoreBy('auto'));
  }, []);

  useLayoutEffect(() => {
    const remember = () => scrollYOfLocation.set(key, window.scrollY);
    addEventListener('scroll', remember);
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isOpening = former.current === undefined;
    const isRouteChange = former.current !== pathname;
    former.current = pathname;
    const id = decodeAnchor(hash);
    if (hash && !(isOpening && document.getElementById(id))) return waitForElement(id, scrollToElement);
    if (!isOpening) window.scrollTo(0, isRouteChange ? 0 : (scrollYOfLocation.get(key) ?? 0));
  }, [key, pathname, hash]);
}

/** The id in an address's hash, decoded unless its percent-encoding is malformed. */
function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls to an element, smoothly unless the visitor prefers reduced motion. */
export function scrollToElement(element: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}

/** Calls `onFound` with the element of this id, now or within `anchorWaitMs`. Returns a function that stops waiting. */
function waitForElement(id: string, onFound: (element: Element) => void): () => void {
  const existing = document.getElementById(id);
  if (existing) {
    onFound(existing);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    observer.disconnect();
    onFound(element);
  });
  const stop = () => observer.disconnect();
  setTimeout(stop, limits.anchorWaitMs);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
