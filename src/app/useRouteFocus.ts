import { useEffect, useRef } from 'react';
import { focusContent } from '../hooks/focus-content.ts';
import { useShownLocation } from '../hooks/useShownLocation.ts';

/** Moves the focus to the new screen after a route change, so that a screen reader continues there. */
export function useRouteFocus(): void {
  const { pathname } = useShownLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusContent();
  }, [pathname]);
}
