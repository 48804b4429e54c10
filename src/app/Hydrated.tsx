import { useEffect } from 'react';
import { useDisplayFace } from './useDisplayFace.ts';

/**
 * Signals hydration, because it mounts together with the screen beside it: sets `data-hydrated` and dispatches
 * `hydrated`, after which loader.js repeats early clicks. If the screen is `whole` (not an error page), also deletes
 * `reloaded` from sessionStorage: after another deployment loader.js may then reload the page again. Also loads the
 * headings' font, whose fit is measured on this screen.
 */
export function Hydrated({ whole }: { whole: boolean }) {
  useDisplayFace();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
    if (whole)
      try {
        sessionStorage.removeItem('reloaded');
      } catch {}
  }, [whole]);
  return null;
}
