import { useEffect } from 'react';
import { routeOf } from './routes.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { useShownLocation } from '../hooks/useShownLocation.ts';

/** What a visitor does who reads on. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Fetches the pages of the links in view once there is a sign that the visitor reads on (10.21). One who only looks at the
 * page, or saves data, costs no byte more.
 */
export function usePreparedPages(): void {
  const { pathname } = useShownLocation();

  useEffect(() => {
    const waiting = new AbortController();
    const leaving = new AbortController();
    const begin = async () => {
      // The sign may be a press: what it does comes first.
      await whenIdle();
      // Without a connection the file would be an error in the console: a later sign begins.
      if (waiting.signal.aborted || !navigator.onLine) return;
      waiting.abort();
      if (navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
      // A visitor without this file follows links as before.
      const module = await import('./prepare-pages.ts').catch(() => undefined);
      module?.prepareLinks(routeOf, leaving.signal);
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      leaving.abort();
    };
  }, [pathname]);
}
