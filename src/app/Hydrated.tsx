import { useEffect } from 'react';

/**
 * Signals that the screen beside it is hydrated, because both mount together: sets `data-hydrated`, dispatches `hydrated`,
 * on which the loader repeats early clicks and, if the screen is `whole` and no error page, forgets that it has reloaded the
 * page (loader.js).
 */
export function Hydrated({ whole }: { whole: boolean }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new CustomEvent('hydrated', { detail: whole }));
  }, [whole]);
  return null;
}
