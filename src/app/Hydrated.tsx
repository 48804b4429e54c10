import { useEffect } from 'react';

/**
 * Signals that the screen beside it is hydrated, because both mount together: sets `data-hydrated` and dispatches
 * `hydrated`, on which loader.js repeats early clicks. If the screen is `whole`, not an error page, it also deletes the
 * note that the page was reloaded: after another deployment the page may be reloaded again.
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
