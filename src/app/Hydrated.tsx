import { useEffect } from 'react';

/**
 * Signals that the screen beside it is hydrated, because both mount together: sets `data-hydrated`, dispatches `hydrated`,
 * on which the loader repeats early clicks (loader.js). A screen that is `whole`, and no error page, forgets that the page
 * was loaded again: a later deployment may replace files again.
 */
export function Hydrated({ whole }: { whole: boolean }) {
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
