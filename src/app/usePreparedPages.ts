import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadHead } from './Metadata.tsx';
import { routeOf } from './routes.ts';

/** What a visitor does who reads on. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Loads the pages of the links in view once there is a sign that the visitor reads on (10.21). One who only looks at the
 * page, or saves data, costs no byte more.
 */
export function usePreparedPages(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (isSavingData()) return;
    const waiting = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) void preparePage(target as HTMLAnchorElement);
    });
    const begin = () => {
      waiting.abort();
      for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      observer.disconnect();
    };
  }, [pathname]);
}

async function preparePage({ pathname }: HTMLAnchorElement): Promise<void> {
  await Promise.all([loadHead(), routeOf(pathname).prepare()]);
}

const isSavingData = (): boolean =>
  navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
