import { useEffect } from 'react';
import { routeOf } from './routes.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { useShownLocation } from '../hooks/useShownLocation.ts';

/** Events by which a visitor shows activity. */
const USER_EVENTS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Prefetches the pages of the links in view once the visitor shows activity (10.21). Nothing is prefetched for a visitor
 * who only looks at the page, or whose browser is set to save data.
 */
export function usePreparedPages(): void {
  const { pathname } = useShownLocation();

  useEffect(() => {
    const waiting = new AbortController();
    const leaving = new AbortController();
    const begin = async () => {
      // The event may be a click or key press: let the page handle it first.
      await whenIdle();
      // Offline, a request would fail and log an error to the console: wait for a later event.
      if (waiting.signal.aborted || !navigator.onLine) return;
      waiting.abort();
      if (navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
      // If this file fails to load, links work without prefetching.
      const module = await import('./prepare-pages.ts').catch(() => undefined);
      module?.prefetchLinkedPages(routeOf, leaving.signal);
    };
    for (const sign of USER_EVENTS) addEventListener(sign, begin, { passive: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      leaving.abort();
    };
  }, [pathname]);
}
