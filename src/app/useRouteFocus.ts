import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a route change the focus is on the new screen, so that a screen reader begins there. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
