import { useEffect } from 'react';

/**
 * Signals that the screen beside this component is hydrated (both mount together): sets `data-hydrated` and dispatches
 * `hydrated`, on which loader.js repeats early clicks. If the screen is `whole` (not an error page), also deletes the
 * note of loader.js that it has reloaded the page: after another deployment loader.js may then reload the page again.
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
