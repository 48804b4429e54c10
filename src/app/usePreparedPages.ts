import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { preparePage } from './prepare-page.ts';

/** What a visitor does who reads on and may leave for another page. */
const SIGNS = ['scroll', 'pointermove', 'keydown'];
/** A finger enters what it touches too, before it is lifted. */
const INTENTS = ['pointerover', 'focusin'];

/**
 * Prepares the pages that the visitor is likely to take next (10.21): at once that of a link that is pointed at, touched
 * or focused, and those of the links in view once there is a sign of reading on. A visitor who only looks at the page
 * costs no byte more.
 */
export function usePreparedPages(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const prepareTarget = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link) preparePage(link);
    };
    for (const intent of INTENTS) document.addEventListener(intent, prepareTarget, { passive: true, signal });
    for (const sign of SIGNS)
      addEventListener(sign, () => prepareInView(signal), { once: true, passive: true, signal });
    return () => leaving.abort();
  }, [pathname]);
}

/** Prepares the page of each link of the screen when it comes into view, until the screen is left. */
function prepareInView(left: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) preparePage(target as HTMLAnchorElement, true);
  });
  for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  left.addEventListener('abort', () => observer.disconnect());
}
